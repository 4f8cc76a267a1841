// A sum whose points come a piece at a time, with progress, in C++.
//
//   c++ stream.cpp $(pkg-config --cflags --libs msmith) -o stream && ./stream
#include <msmith.h>

#include <array>
#include <atomic>
#include <cstdio>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

void must(msmith_status status) {
    if (status != MSMITH_OK) {
        throw std::runtime_error(msmith_error());
    }
}

struct Close {
    void operator()(void *handle) const { (void)msmith_close(handle); }
};
using Engine = std::unique_ptr<msmith_engine, Close>;
using Stream = std::unique_ptr<msmith_stream, Close>;

// A point of secp256k1: x then y, big-endian.
using Point = std::array<uint8_t, 64>;
constexpr uint32_t form = MSMITH_PLAIN | MSMITH_BIG_ENDIAN;

constexpr Point generator = {
    0x79, 0xbe, 0x66, 0x7e, 0xf9, 0xdc, 0xbb, 0xac, 0x55, 0xa0, 0x62, 0x95, 0xce, 0x87, 0x0b, 0x07,
    0x02, 0x9b, 0xfc, 0xdb, 0x2d, 0xce, 0x28, 0xd9, 0x59, 0xf2, 0x81, 0x5b, 0x16, 0xf8, 0x17, 0x98,
    0x48, 0x3a, 0xda, 0x77, 0x26, 0xa3, 0xc4, 0x65, 0x5d, 0xa4, 0xfb, 0xfc, 0x0e, 0x11, 0x08, 0xa8,
    0xfd, 0x17, 0xb4, 0x48, 0xa6, 0x85, 0x54, 0x19, 0x9c, 0x47, 0xd0, 0x8f, 0xfb, 0x10, 0xd4, 0xb8};

// What the progress function is handed: nothing may be thrown through the library.
struct Follow {
    std::atomic<int> calls{0};
};
extern "C" int32_t follow(void *user, double) {
    static_cast<Follow *>(user)->calls++;
    return 0; // go on
}

void run() {
    msmith_engine *raw_engine;
    must(msmith_engine_new("secp256k1", 1, nullptr, &raw_engine));
    const Engine engine(raw_engine);

    Follow seen;
    std::atomic<uint8_t> stop{0};
    static_assert(sizeof stop == 1, "the flag is a byte");
    msmith_options options = MSMITH_OPTIONS_INIT;
    options.progress = follow;
    options.user = &seen;
    options.cancel = reinterpret_cast<uint8_t *>(&stop);
    msmith_stream *raw_stream;
    must(msmith_stream_new(engine.get(), &options, &raw_stream));
    const Stream stream(raw_stream);

    // Pieces of 1000 points; the scalars are 0, 1, ..., 2999.
    uint64_t total = 0, next = 0;
    for (int piece = 0; piece < 3; piece++) {
        const std::vector<Point> points(1000, generator);
        std::vector<uint64_t> scalars;
        for (size_t i = 0; i < points.size(); i++) {
            total += next;
            scalars.push_back(next++);
        }
        must(msmith_stream_push(stream.get(), points.data(), 0, scalars.data(), 64, points.size(), form));
    }

    // A raised flag stops a push, and the stream is as it was.
    stop = 1;
    const uint8_t one = 1;
    if (msmith_stream_push(stream.get(), generator.data(), 0, &one, 8, 1, form) != MSMITH_CANCELLED) {
        throw std::runtime_error("the flag was not heeded");
    }
    stop = 0;

    Point sum, expected;
    must(msmith_stream_sum(stream.get(), form, sum.data(), sum.size()));
    must(msmith_msm(engine.get(), generator.data(), 0, &total, 64, 1, form, nullptr, expected.data(), expected.size()));
    if (sum != expected) {
        throw std::runtime_error("the sum is wrong");
    }
    if (seen.calls == 0) {
        throw std::runtime_error("no progress was told");
    }
    std::printf("sum of 3000 points in 3 pieces = %llu G, progress told: %d times\n",
                static_cast<unsigned long long>(total), seen.calls.load());
}

} // namespace

int main() {
    try {
        run();
    } catch (const std::exception &why) {
        std::fprintf(stderr, "%s\n", why.what());
        return 1;
    }
    return 0;
}
