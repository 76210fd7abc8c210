import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Schema = { readonly [key: string]: unknown };
type Operation = {
  readonly parameters?: readonly Schema[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
};
type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

/**
 * Checks the names of requests against the OpenAPI description that GitHub publishes of its REST API: path, query and fields of
 * the body. The types of values are those of Octokit's client, which are made from the same description.
 */
export class OpenApi {
  static #loaded: OpenApi | undefined;
  readonly #document: Document;
  readonly #routes: readonly { readonly template: string; readonly pattern: RegExp }[];

  /** Reads the description once per process: it has 13 MB. */
  static load(): OpenApi {
    OpenApi.#loaded ??= new OpenApi();
    return OpenApi.#loaded;
  }

  private constructor() {
    // Read and not imported: the package's entry loads every edition at once.
    const index = createRequire(import.meta.url).resolve('@octokit/openapi');
    const file = new URL('generated/api.github.com.json', `file://${index}`);
    this.#document = JSON.parse(readFileSync(file, 'utf8')) as Document;
    const parameters = (template: string) => template.split('{').length;
    this.#routes = Object.keys(this.#document.paths)
      .sort((a, b) => parameters(a) - parameters(b))
      .map((template) => {
        // These may hold slashes, which clients send encoded or not.
        const path = template.replace(/\{(path|ref|basehead)\}$/, '.+').replace(/\{[^}]+\}/g, '[^/]+');
        return { template, pattern: new RegExp(`^${path}$`) };
      });
  }

  /** What is wrong with the request, in words; empty when GitHub documents it so. `url` is path and query. */
  violations(method: string, url: string, body: string): string[] {
    const { pathname, searchParams } = new URL(url, 'http://github');
    const operation = this.#operation(method, pathname);
    if (operation === undefined) return [`${method} ${pathname}: GitHub has no such request`];
    const query = (operation.parameters ?? []).map((one) => this.#resolved(one));
    const names = query.flatMap((one) => (one['in'] === 'query' ? String(one['name']) : []));
    return [
      ...[...searchParams.keys()]
        .filter((name) => !names.includes(name))
        .map((name) => `query \`${name}\` is not documented`),
      ...this.#body(operation, body),
    ].map((violation) => `${method} ${pathname}: ${violation}`);
  }

  #operation(method: string, pathname: string): Operation | undefined {
    for (const { template, pattern } of this.#routes) {
      const operation = this.#document.paths[template]?.[method.toLowerCase()];
      if (operation !== undefined && pattern.test(pathname)) return operation;
    }
    return undefined;
  }

  #body({ requestBody }: Operation, text: string): string[] {
    const schema = requestBody?.content['application/json']?.schema;
    if (text === '') return requestBody?.required ? ['the body is missing'] : [];
    if (schema === undefined) return ['no body is documented'];
    const alternatives = this.#alternatives(schema);
    if (alternatives.some((one) => one['properties'] === undefined)) return [];
    const given = Object.keys(JSON.parse(text));
    const documented = alternatives.flatMap((one) => Object.keys(one['properties'] as Schema));
    const lacking = alternatives.map((one) =>
      ((one['required'] ?? []) as string[]).filter((name) => !given.includes(name)),
    );
    const fewest = lacking.sort((a, b) => a.length - b.length)[0] ?? [];
    return [
      ...given.filter((name) => !documented.includes(name)).map((name) => `body.${name} is not documented`),
      ...fewest.map((name) => `body.${name} is missing`),
    ];
  }

  #alternatives(schema: Schema): Schema[] {
    const resolved = this.#resolved(schema);
    const several = (resolved['anyOf'] ?? resolved['oneOf']) as Schema[] | undefined;
    if (several === undefined || resolved['properties'] !== undefined) return [resolved];
    return several.flatMap((one) => this.#alternatives(one));
  }

  #resolved(schema: Schema): Schema {
    const reference = schema['$ref'];
    if (typeof reference !== 'string') return schema;
    const keys = reference.slice(2).split('/');
    return this.#resolved(keys.reduce<Schema>((node, key) => node[key] as Schema, this.#document));
  }
}
