package msmith_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// block is the first block of README.md that begins with this line.
func block(t *testing.T, begins string) string {
	t.Helper()
	text, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, found := strings.Cut(string(text), "\n"+begins)
	inside, _, ends := strings.Cut(rest, "\n```\n")
	if !found || !ends {
		t.Fatalf("README.md has no block that begins with %q", begins)
	}
	return begins + inside + "\n"
}

// What README.md says builds and runs in a module of its own, without a network.
func TestFromAnotherModule(t *testing.T) {
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	run := func(command string) string {
		t.Helper()
		shell := exec.Command("sh", "-ec", command)
		shell.Dir = folder
		// Everything is there: gnark-crypto has been fetched for this module.
		shell.Env = append(os.Environ(), "GOPROXY=off", "GOSUMDB=off", "GOFLAGS=-mod=mod", "GOWORK=off")
		out, err := shell.CombinedOutput()
		if err != nil {
			t.Fatalf("%s: %v\n%s", command, err, out)
		}
		return string(out)
	}
	program := block(t, "package main\n")
	if err := os.WriteFile(filepath.Join(folder, "main.go"), []byte(program), 0o600); err != nil {
		t.Fatal(err)
	}
	recipe := block(t, "go mod edit -replace ")
	run("go mod init example.com/user")
	run(strings.ReplaceAll(recipe, "/path/to/msmith/go", `'`+here+`'`))
	if said := run("go run ."); said != "true\n" {
		t.Fatalf("%q", said)
	}
}
