import { join } from 'node:path';
import { builtFrom, type OwnPackage, packagesAbout } from '../golang/own-packages.ts';
import { readText } from '../system/files.ts';
import { count } from '../system/format.ts';

/**
 * Reads the source of a program to find out what the program offers for profiling and measuring. The program may serve profiles, listen at
 * an address, write profiles itself, or have benchmarks. `init` uses these facts to choose a program, and to write the workflow and the
 * config file.
 *
 * The facts come from the text of the packages that the program is built from. For example, `apps/nsqd` is only a `main` function that
 * calls the package `nsqd`. The package `nsqd` imports `net/http/pprof`, so `apps/nsqd` serves profiles. A text that looks like a server or
 * a profiler may mean something else. So `init` reports each found text and its place, and never claims that a program lacks something.
 */
export interface Offer {
  /** The package of the program that serves profiles. */
  readonly pprof?: string;
  /** The URL path of the CPU profile, if the source names this path. */
  readonly path?: string;
  /** True if the program serves profiles on the loopback interface only. */
  readonly isLocal: boolean;
  /** The port of the profiles, if the source code names this port in a loopback address, such as `localhost:6060`. */
  readonly localPort?: string;
  /** The package that listens for connections that are not about profiles. */
  readonly listens?: string;
  readonly isHttp: boolean;
  /** The way to set the program's address, if the source clearly shows it. */
  readonly address?: Address;
  /** The URL paths that the program registers, without the paths for profiles and health checks. */
  readonly routes: readonly string[];
  /** The package with which the program can write CPU profiles itself. */
  readonly records?: string;
  readonly benchmarks: readonly BenchmarkedPackage[];
  /** True if a benchmark has sub-benchmarks. */
  readonly hasParts: boolean;
  /** The number of packages that the program is built from. */
  readonly packages: number;
}

/** The way in which a service gets the address to listen at. */
export type Address =
  | { readonly kind: 'variable' }
  /** A flag that takes an address, or only a port. */
  | { readonly kind: 'flag'; readonly name: string; readonly takes: 'address' | 'port' }
  /** The source code itself contains the port, such as `:8080`. */
  | { readonly kind: 'fixed'; readonly port: string };

/** A package with benchmarks. */
export interface BenchmarkedPackage {
  readonly importPath: string;
  readonly directory: string;
  readonly names: readonly string[];
}

/** The facts that the source of one package shows. */
interface Facts extends Omit<Offer, 'pprof' | 'listens' | 'records' | 'benchmarks' | 'packages' | 'address'> {
  readonly serves: boolean;
  readonly listens: boolean;
  readonly records: boolean;
  readonly benchmarks: readonly string[];
  readonly flags: readonly string[];
  readonly readsPort: boolean;
  readonly ports: readonly string[];
}

/** Matches packages that serve profiles: Go's own package, and packages of frameworks, such as `github.com/gin-contrib/pprof`. */
const PPROF = /^net\/http\/pprof$|^[^.]*\..*\/([\w-]+-)?pprof(handler)?(\/v\d+)?$/;
/** Matches packages that are only used in servers. */
const FRAMEWORK =
  /^github\.com\/(gin-gonic\/gin|labstack\/echo|go-chi\/chi|gofiber\/fiber|kataras\/iris|beego\/beego|cloudwego\/hertz|zeromicro\/go-zero|go-kratos\/kratos)\b/;
const LISTENS =
  /\bListenAndServe(TLS)?\(|\b(http\.Serve(TLS)?|net\.Listen(Packet)?|grpc\.NewServer)\(|\.Listen\(/;
/** Matches a URL path under which a program itself registers the CPU profile. */
const OWN_PATH =
  /[(,]\s*"(?:[A-Z]+ )?(\/[^"\s]{0,200}pprof[^"\s]{0,200})",\s*(?:http\.HandlerFunc\()?pprof\.Profile\b/;
const COMMENT = /^[ \t]*\/\/.*$|^[ \t]*\/\*[\s\S]*?(?:\*\/|(?![\s\S]))/gm;
const LOCAL = /["`](?:localhost|127\.0\.0\.1|\[::1\])(?:[:"`](\d+)?)/;
/** Matches the name of a flag in a call that defines it, for the packages flag, pflag, kingpin and cli. */
const FLAG_NAME =
  /(?:\.(?:String|Int|Uint|Uint16|TextVar|Flag)\w*\(\s*(?:&?[\w.]+,\s*)?|\bName:\s*)"([\w.-]{1,60})"/g;
const READS_PORT = /env\w*\(\s*"PORT"/i;
/**
 * Matches a port of an address, but no port of the loopback interface, because a service often serves only its profiles on the loopback
 * interface.
 */
const FIXED_PORT =
  /(?:ListenAndServe(?:TLS)?\(\s*|\bAddr:\s*|\.Run\(\s*|net\.Listen\("tcp",\s*)"(?!localhost|127\.)[^":]*:(\d+)"/g;
const ROUTE =
  /\.(?:HandleFunc|HandlerFunc|Handle|Handler|GET|Get)\(\s*(?:"GET",\s*|http\.MethodGet,\s*)?"(?:GET )?(\/[^"\s{}:*$]{0,100})(?:\{\$\})?"/g;
const NO_TRAFFIC = /pprof|debug|health|ready|live|metrics|version|favicon|ping/i;

/** Reads each package of a repository only once, even if several programs are built from the package. */
export class OfferReader {
  readonly #all: readonly OwnPackage[];
  readonly #facts = new Map<string, Promise<Facts>>();

  constructor(all: readonly OwnPackage[]) {
    this.#all = all;
  }

  /** Returns what a program offers. @param program the import path of a main package. */
  async offerOf(program: string): Promise<Offer> {
    const paths = builtFrom(program, this.#all);
    // The program's main package comes first, and the imported packages follow, so that `init` names the closest package.
    const own = [...paths].flatMap((path) => this.#all.find(({ importPath }) => importPath === path) ?? []);
    const facts = await Promise.all(own.map((one) => this.#factsOf(one)));
    const named = (is: (one: Facts) => boolean) => own[facts.findIndex(is)]?.importPath;
    const about = new Set(packagesAbout(program, this.#all));
    const benchmarks: BenchmarkedPackage[] = [];
    let hasParts = false;
    for (const one of this.#all.filter(({ importPath }) => about.has(importPath))) {
      const { benchmarks: names, hasParts: has } = await this.#factsOf(one);
      if (names.length === 0) continue;
      benchmarks.push({ importPath: one.importPath, directory: one.directory, names });
      hasParts ||= has;
    }
    return {
      pprof: named(({ serves }) => serves),
      path: facts.find(({ path }) => path !== undefined)?.path,
      isLocal: facts.some(({ isLocal }) => isLocal),
      localPort: facts.find(({ localPort }) => localPort !== undefined)?.localPort,
      listens: named(({ listens }) => listens),
      isHttp: facts.some(({ isHttp }) => isHttp),
      address: profilingAddress(facts),
      routes: [...new Set(facts.flatMap(({ routes }) => routes))],
      records: named(({ records }) => records),
      benchmarks,
      hasParts,
      packages: own.length,
    };
  }

  #factsOf(one: OwnPackage): Promise<Facts> {
    const known = this.#facts.get(one.importPath) ?? this.#read(one);
    this.#facts.set(one.importPath, known);
    return known;
  }

  async #read({ directory, files, imports }: OwnPackage): Promise<Facts> {
    const read = async (name: string) => (await readText(join(directory, name))).replace(COMMENT, '');
    const isOwn = (path: string) => this.#all.some(({ importPath }) => importPath === path);
    const serving = imports.filter((path) => PPROF.test(path) && !isOwn(path));
    const texts = await Promise.all(files.built.map(read));
    const tests = await Promise.all([...files.tests, ...files.externalTests].map(read));
    const all = texts.join('\n');
    // Look for the call `middleware.Profiler()`, because chi's package `middleware` also has functions that serve no profiles.
    const isServing = (text: string) =>
      serving.some((path) => text.includes(`"${path}"`)) || text.includes('middleware.Profiler()');
    const profiling = texts.filter(isServing);
    const local = profiling.filter((text) => LOCAL.test(text));
    const usesFramework = imports.some((path) => FRAMEWORK.test(path));
    return {
      serves: profiling.length > 0,
      path: profiling.map((text) => text.match(OWN_PATH)?.[1]).find((path) => path !== undefined),
      isLocal: local.length > 0,
      localPort: local.map((text) => text.match(LOCAL)?.[1]).find((port) => port !== undefined),
      listens: usesFramework || texts.some((text) => !local.includes(text) && LISTENS.test(text)),
      isHttp: usesFramework || imports.some((path) => path === 'net/http' || /fasthttp/.test(path)),
      records: all.includes('pprof.StartCPUProfile('),
      flags: [...all.matchAll(FLAG_NAME)].map(([, name = '']) => name),
      readsPort: READS_PORT.test(all),
      ports: [...all.matchAll(FIXED_PORT)].map(([, port = '']) => port),
      routes: [...all.matchAll(ROUTE)].map(([, route = '']) => route).filter((one) => !NO_TRAFFIC.test(one)),
      benchmarks: tests.flatMap((text) => text.match(/(?<=^func )Benchmark\w*(?=\()/gm) ?? []),
      hasParts: tests.some((text) => text.includes('b.Run(')),
    };
  }
}

/**
 * The order in which flags are chosen. Flags for an HTTP address come first, because a load tool needs such an address. Flags for only a
 * port come last.
 */
const ADDRESS_FLAGS = [
  [/^(?:http|web)[-._]?(?:listen[-._]?)?(?:addr|address|bind)$|^(?:web|http)\.listen-address$/i, 'address'],
  [
    /^(?:listen|bind|addr|address|listen[-._]?addr|listen[-._]?address|bind[-._]?addr|bind[-._]?address)$/i,
    'address',
  ],
  [/^(?:http[-._]?)?(?:listen[-._]?)?port$/i, 'port'],
] as const;

/** Returns the way to set the address; undefined if the source has several ways or none. */
function profilingAddress(facts: readonly Facts[]): Address | undefined {
  const flags = new Set(facts.flatMap((one) => one.flags));
  for (const [pattern, takes] of ADDRESS_FLAGS) {
    const [name, ...others] = [...flags].filter((one) => pattern.test(one));
    if (name !== undefined && others.length === 0) return { kind: 'flag', name, takes };
  }
  if (facts.some(({ readsPort }) => readsPort)) return { kind: 'variable' };
  const [port, ...more] = new Set(facts.flatMap(({ ports }) => ports));
  return port !== undefined && more.length === 0 ? { kind: 'fixed', port } : undefined;
}

/** Returns a short text about what a program offers, for the list of programs to choose from. */
export function offerInWords(offer: Offer): string {
  const { pprof, isLocal, listens, records, benchmarks } = offer;
  const all = benchmarks.flatMap(({ names }) => names).length;
  const words = [
    pprof && (isLocal ? 'serves profiles for this machine only' : 'serves net/http/pprof'),
    listens && 'listens for connections',
    records && 'can write CPU profiles',
    all > 0 && `${count(all, 'benchmark')} in ${count(benchmarks.length, 'package')}`,
  ].filter((what) => typeof what === 'string');
  return words.length > 0 ? words.join(', ') : 'no server, profile or benchmark found in its source';
}
