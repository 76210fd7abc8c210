import { type Listening, startListening } from './go-programs.ts';

/** A running Go server with `/metrics` and net/http/pprof. */
export interface Service extends Listening {
  /** `127.0.0.1:PORT`, as the label `instance` holds it. */
  readonly instance: string;
}

/** @param load share of one core that it keeps busy, also its metric `service_load`. */
export async function startService(load: number): Promise<Service> {
  const service = await startListening('service', '-load', String(load));
  return { ...service, instance: new URL(service.url).host };
}
