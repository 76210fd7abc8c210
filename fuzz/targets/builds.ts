import { readBuilds } from '../../src/builds/families.ts';
import { ignoredBy, ignorePatterns } from '../../src/builds/image-files.ts';
import { shownText } from '../../src/builds/text.ts';
import { MOST_BUILDS } from '../../src/builds/written.ts';
import { must, type Target } from '../engine/fuzzer.ts';

/** A file of each kind, chosen by the first line of the input. */
const PATHS = [
  'Makefile',
  'build.sh',
  'Dockerfile',
  'justfile',
  '.github/workflows/x.yml',
  'Taskfile.yml',
  '.goreleaser.yml',
  '.ko.yaml',
  'BUILD.bazel',
  'cmd/BUILD',
  '.bazelrc',
  'magefile.go',
  'flake.nix',
  'build.ps1',
  'build.bat',
  'Jenkinsfile',
];

/** Any text is read: the readers never throw, their lines are lines of the text, and what they find is bounded. */
const buildFiles: Target = {
  name: 'build-files',
  shape: 'text',
  maxLength: 8192,
  words: [
    'go build ',
    '-pgo=',
    '$(X)',
    '${X:-y}',
    '{{.X}}',
    '${{ matrix.x }}',
    'GOFLAGS=',
    'COPY . .\n',
    '\\\n',
    'define X\n',
    'endef\n',
    '<<EOF\n',
  ],
  seeds: () => [
    'Makefile\nX := $(CURDIR)/a\nX += $(X)\nall: ; go build -pgo=$(X) ./cmd\n',
    'build.sh\nF=(-pgo "$(dirname "$0")/x"); if a; then F+=(b); fi\ncd x && go build "${F[@]}" .\n',
    'Dockerfile\nFROM golang AS a\nARG P=x\nCOPY --exclude=*.pgo a b /c/\nFROM a\nRUN <<EOF\ngo build -pgo=$P .\nEOF\n',
    'justfile\nx := "a" + "b"\nb:\n  go build -pgo={{x}} .\n',
    '.github/workflows/x.yml\nenv: &e {GOFLAGS: -pgo=off}\njobs: {x: {env: *e, strategy: {matrix: {x: [a, b]}}, steps: [{run: "go build -pgo=${{ matrix.x }}"}]}}\n',
    '.goreleaser.yml\nbuilds:\n  - flags: ["-pgo={{ envOrDefault `X` `y` }}"]\n    env: [GOFLAGS=-pgo=off]\n',
    'BUILD.bazel\nP = "//x:y"\ngo_binary(name = "a", pgoprofile = select({"//a": [P]}))\n',
    'magefile.go\nfunc Build() { sh.Run("go", "build", "-pgo", x+"y") }\n',
    'build.ps1\n$x = Join-Path $PSScriptRoot "a"\nif ($y) { $x += "$($x)b" }\n& go build `\n -pgo $x @z .\n',
    'build.bat\nset X=%~dp0%X%\ngo build -pgo=%X% ^\n  .\n',
    'Jenkinsfile\nX = "y"\nsh "go build -pgo=$X ."\n',
    'flake.nix\nbuildFlags = [ "-pgo=${./x}" ]; # go build -pgo=x\n',
  ],
  run(input) {
    const text = input.toString();
    const end = text.indexOf('\n');
    const path = PATHS.find((one) => one === text.slice(0, end)) ?? 'build.sh';
    const body = text.slice(end + 1);
    const { builds } = readBuilds(path, body);
    const lines = body.replaceAll('\r\n', '\n').split('\n').length;
    must(builds.length <= 4 * MOST_BUILDS, () => `${builds.length} builds`);
    for (const build of builds) {
      must(build.line >= 1 && build.line <= lines + 1, () => `line ${build.line} of ${lines} in ${path}`);
      const value = 'attribute' in build ? build.label : build.pgo;
      must(!/[\ue000-\ue0ff]/.test(shownText(value ?? '')), () => 'a marked character is shown');
    }
    const ignored = ignoredBy('cmd/server/default.pgo', ignorePatterns(body));
    must(ignored === undefined || ignored.line <= lines, () => 'a line that is not there');
  },
};

export const targets = [buildFiles];
