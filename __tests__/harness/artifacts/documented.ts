import { createRequire } from 'node:module';
import { Ajv } from 'ajv';

/** GitHub's published description of its REST API. */
const api: Described = createRequire(import.meta.url)('@octokit/openapi/generated/api.github.com.json');
const ajv = new Ajv({ strict: false, validateFormats: false, validateSchema: false });
ajv.addSchema(api, 'github');

interface Described {
  readonly components: { readonly schemas: Readonly<Record<string, Shape>> };
}

interface Shape {
  readonly $ref?: string;
  readonly type?: string;
  readonly nullable?: boolean;
  readonly example?: unknown;
  readonly enum?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly allOf?: readonly Shape[];
}

/**
 * An object of the documented schema: `known` properties, and for every other one that GitHub always sends the
 * documented example, else an empty value of its type.
 * @throws Error when the whole is not what the schema allows: then `known` is not what GitHub sends.
 */
export function documented<T extends object>(schema: string, known: T): T & Record<string, unknown> {
  const complete = { ...fill(resolve({ $ref: `#/components/schemas/${schema}` })), ...known };
  const validate = validatorOf(schema);
  if (!validate(complete)) throw new Error(`Not a ${schema} of GitHub: ${ajv.errorsText(validate.errors)}`);
  return complete;
}

const validators = new Map<string, ReturnType<Ajv['compile']>>();

function validatorOf(schema: string): ReturnType<Ajv['compile']> {
  const validator = validators.get(schema) ?? ajv.compile({ $ref: `github#/components/schemas/${schema}` });
  validators.set(schema, validator);
  return validator;
}

function fill(shape: Shape): Record<string, unknown> {
  const inherited = Object.assign({}, ...(shape.allOf ?? []).map((part) => fill(resolve(part))));
  const own = (shape.required ?? []).map((name) => [name, example(resolve(shape.properties?.[name] ?? {}))]);
  return { ...inherited, ...Object.fromEntries(own) };
}

function example(shape: Shape): unknown {
  if (shape.nullable) return null;
  if (shape.type === 'object' || shape.properties !== undefined || shape.allOf !== undefined)
    return fill(shape);
  if (shape.enum !== undefined) return shape.enum[0];
  if (typeof shape.example === shape.type) return shape.example;
  const empty: Record<string, unknown> = { string: '', integer: 0, number: 0, boolean: false, array: [] };
  return empty[shape.type ?? ''] ?? null;
}

function resolve(shape: Shape): Shape {
  const name = shape.$ref?.split('/').at(-1);
  return name === undefined ? shape : resolve(api.components.schemas[name] ?? {});
}
