import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv, type ValidateFunction } from 'ajv';

type Schema = { [key: string]: unknown };

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
  readonly schema?: Schema;
}

interface Operation {
  readonly parameters?: readonly Schema[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Route {
  readonly template: string;
  readonly pattern: RegExp;
  readonly parameters: number;
}

/**
 * Checks requests against the OpenAPI description that GitHub publishes of its REST API (`@octokit/openapi`),
 * more strictly than the description itself: fields it does not name are violations too.
 */
export class OpenApi {
  static #loaded: OpenApi | undefined;
  readonly #document: Document;
  readonly #routes: readonly Route[];
  readonly #ajv = new Ajv({ strict: false, validateFormats: false, coerceTypes: false, allErrors: true });
  readonly #queryAjv = new Ajv({ strict: false, validateFormats: false, coerceTypes: true });
  readonly #bodies = new Map<string, ValidateFunction>();

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
    this.#routes = Object.keys(this.#document.paths)
      .map(route)
      .sort((a, b) => a.parameters - b.parameters);
  }

  /** What is wrong with the request, in words; empty when GitHub documents it so. `url` is path and query. */
  violations(method: string, url: string, body: string): string[] {
    const { pathname, searchParams } = new URL(url, 'http://github');
    const at = `${method} ${pathname}`;
    const found = this.#operation(method, pathname);
    if (found === undefined) return [`${at}: GitHub has no such request`];
    return [
      ...this.#query(found.operation, searchParams),
      ...this.#body(found.operation, `${method} ${found.template}`, body),
    ].map((violation) => `${at}: ${violation}`);
  }

  #operation(method: string, pathname: string) {
    for (const { template, pattern } of this.#routes) {
      const operation = this.#document.paths[template]?.[method.toLowerCase()];
      if (operation !== undefined && pattern.test(pathname)) return { template, operation };
    }
    return undefined;
  }

  #query(operation: Operation, given: URLSearchParams): string[] {
    const documented = new Map(
      (operation.parameters ?? [])
        .map((parameter) => this.#resolved(parameter) as unknown as Parameter)
        .filter((parameter) => parameter.in === 'query')
        .map((parameter) => [parameter.name, parameter]),
    );
    const violations = [...given].flatMap(([name, value]) => {
      const parameter = documented.get(name);
      if (parameter === undefined) return [`query \`${name}\` is not documented`];
      const valid = this.#queryAjv.validate(
        { type: 'object', properties: { value: this.#closed(parameter.schema ?? {}) } },
        { value },
      );
      return valid ? [] : [`query \`${name}\`: ${this.#queryAjv.errorsText()}`];
    });
    const missing = [...documented.values()].filter(({ name, required }) => required && !given.has(name));
    return [...violations, ...missing.map(({ name }) => `query \`${name}\` is missing`)];
  }

  #body(operation: Operation, key: string, text: string): string[] {
    const schema = operation.requestBody?.content['application/json']?.schema;
    if (text === '') return operation.requestBody?.required ? ['the body is missing'] : [];
    if (schema === undefined) return ['no body is documented'];
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return ['the body is not JSON'];
    }
    let validate = this.#bodies.get(key);
    if (validate === undefined) {
      validate = this.#ajv.compile(this.#closed(schema));
      this.#bodies.set(key, validate);
    }
    if (validate(body)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `body${instancePath} ${message} ${'additionalProperty' in params ? `(${String(params['additionalProperty'])})` : ''}`,
    );
  }

  /** The schema with its references resolved, closed to unknown fields, and `oneOf` (which overlaps) as `anyOf`. */
  #closed(schema: Schema, inAlternative = false, depth = 0): Schema {
    const resolved = this.#resolved(schema);
    if (depth > 12) return {};
    const closed: Schema = { ...resolved };
    // OpenAPI 3.0 has `nullable` beside anything; ajv takes it beside a type only.
    if (resolved['nullable'] === true && resolved['type'] === undefined) {
      const { nullable: _, ...rest } = resolved;
      return { anyOf: [{ type: 'null' }, this.#closed(rest, inAlternative, depth + 1)] };
    }
    const alternatives = (resolved['anyOf'] ?? resolved['oneOf']) as Schema[] | undefined;
    if (alternatives !== undefined) {
      delete closed['oneOf'];
      closed['anyOf'] = alternatives.map((one) =>
        this.#closed(one, resolved['properties'] !== undefined, depth + 1),
      );
    }
    const properties = resolved['properties'] as Record<string, Schema> | undefined;
    if (properties !== undefined) {
      closed['properties'] = Object.fromEntries(
        Object.entries(properties).map(([name, value]) => [name, this.#closed(value, false, depth + 1)]),
      );
      if (!inAlternative) closed['additionalProperties'] ??= false;
    }
    if (resolved['items'] !== undefined) {
      closed['items'] = this.#closed(resolved['items'] as Schema, false, depth + 1);
    }
    return closed;
  }

  #resolved(schema: Schema): Schema {
    const reference = schema['$ref'];
    if (typeof reference !== 'string') return schema;
    const target = reference
      .slice(2)
      .split('/')
      .reduce<unknown>((node, key) => (node as Schema)[key], this.#document);
    return this.#resolved(target as Schema);
  }
}

function route(template: string): Route {
  // These may hold slashes, which clients send encoded or not.
  const pattern = template.replace(/\{(path|ref|basehead)\}$/, '.+').replace(/\{[^}]+\}/g, '[^/]+');
  return { template, pattern: new RegExp(`^${pattern}$`), parameters: template.split('{').length };
}
