from importlib.metadata import version

import msmith
import msmith.kzg
from msmith_lab import chain

engine = msmith.Engine("bls12-381")
g = engine.generator
assert engine.msm([g, 2 * g], [3, 4]) == 11 * g
assert chain.find(917).cost == 79.2
assert version("msmith-ray") == version("msmith")
print("Python: a sum and a chain")
