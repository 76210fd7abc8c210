import { Ct as excerpt, Gt as removeWithUs, Jt as _usingCtx, Mt as require_undici, R as readJson, St as duration, Tt as printableName, U as nameOf, Yt as array, at as withDeadline, cn as nullish, ct as REFUSAL_BYTES, ln as number, mt as EndpointError, rn as literal, un as object, ut as beginningOf, vn as safeParse, xr as ExpectedError, yi as count, yn as string, yt as retryAfterOf } from "./start.js";
import { i as outputLines, o as run, r as lastOutput, s as start } from "./exec.js";
import { a as profileEndpoints } from "./pprof2.js";
import { a as someOf, n as compare } from "./source.js";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { STATUS_CODES } from "node:http";

// src/collect/kubernetes.ts
var import_undici = require_undici();
/** Milliseconds for one call of kubectl that lists something. */
const LIST_TIMEOUT = 12e4;
/** Milliseconds for the metrics, which only help to choose, and for the proxy to be there. */
const SHORT_TIMEOUT = 15e3;
/**
* Profiles ready pods through the API server's pod proxy, the busiest first where `limit` chooses among them. All of it
* goes through kubectl, which knows every kind of login.
* @throws ExpectedError when the cluster cannot be asked, or there is no pod to profile.
*/
const collectKubernetes = async (source, context) => {
	try {
		var _usingCtx$1 = _usingCtx();
		context.signal.throwIfAborted();
		const running = await runningPods(source, context);
		const ready = running.filter(isReady);
		if (ready.length === 0) throw noneReady(source, running.length);
		const { pods, findings } = withPorts(ready, source);
		const { chosen, unsure } = await busiest(pods, source, context);
		const proxy = _usingCtx$1.a(await startProxy(source, context));
		const options = {
			seconds: source.seconds,
			timeout: source.timeout,
			network: proxy.network
		};
		const profiled = await profileEndpoints(chosen.map((pod) => endpointOf(pod, source)), options, context);
		const others = running.length - ready.length;
		const notReady = others === 0 ? [] : [{
			severity: "note",
			message: `${others} of ${count(running.length, "running pod")} that match ${others === 1 ? "is" : "are"} not ready or being deleted, and ${others === 1 ? "was" : "were"} not profiled.`
		}];
		return {
			...profiled,
			findings: [
				...notReady,
				...findings,
				...unsure,
				...profiled.findings
			]
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
};
/** What kubectl prints. @throws ExpectedError with kubectl's own words when it fails. */
async function kubectl(args, source, { cwd, env, signal }, most = LIST_TIMEOUT) {
	const timeout = Math.min(source.timeout ?? most, most);
	return withDeadline(timeout, signal, async (bounded) => {
		const argv = commandOf(source, ...args);
		const { exitCode, stdout, stderr } = await run(argv, {
			cwd,
			env,
			signal: bounded,
			credentials: "login"
		});
		if (exitCode === 0) return stdout.toString();
		const said = excerpt(outputLines(stderr).at(-1) ?? "", 300);
		throw new ExpectedError(`\`kubectl ${args[0]}\` failed: ${said || `exit code ${exitCode}`}`, { fix: fixFor(said, source) });
	}, () => new ExpectedError(`\`kubectl ${args[0]}\` did not answer within ${duration(timeout)}.`, { fix: "Run it by hand: check that this machine reaches the API server, and that no login waits for input." }));
}
function commandOf({ context, namespace }, ...args) {
	return [
		"kubectl",
		...context === void 0 ? [] : [`--context=${context}`],
		`--namespace=${namespace}`,
		...args
	];
}
function fixFor(said, { namespace }) {
	if (/forbidden/i.test(said)) return `Bind a Role to that user which allows \`get\` and \`list\` on \`pods\` and \`get\` on \`pods/proxy\`: \`kubectl --namespace ${namespace} create role go-pgo --verb=get,list --resource=pods,pods/proxy\`, then \`create rolebinding\`.`;
	if (/unauthorized|credentials|logged in|token|certificate/i.test(said)) return "Log in to the cluster in an earlier step; the token or certificate of the kubeconfig may have expired.";
	return "Let an earlier step write a kubeconfig (such as the action of your cloud that gets cluster credentials) or set KUBECONFIG; check `context`, and try `kubectl get pods` there.";
}
const PORTS = nullish(array(object({ ports: nullish(array(object({
	name: nullish(string()),
	containerPort: number()
})), []) })), []);
const POD = object({
	metadata: object({
		name: string(),
		deletionTimestamp: nullish(string())
	}),
	spec: object({
		containers: PORTS,
		initContainers: PORTS
	}),
	status: nullish(object({ conditions: nullish(array(object({
		type: string(),
		status: string()
	})), []) }))
});
const POD_LIST = object({ items: array(POD) });
/** In the order of their names. */
async function runningPods(source, context) {
	const printed = await kubectl([
		"get",
		"pods",
		...[`--selector=${source.selector}`, "--field-selector=status.phase=Running"],
		"--output=json"
	], source, context);
	let value;
	try {
		value = JSON.parse(printed);
	} catch {}
	const { success, output } = safeParse(POD_LIST, value, { abortEarly: true });
	if (success) return output.items.sort((a, b) => compare(a.metadata.name, b.metadata.name));
	throw new ExpectedError(`\`kubectl get pods\` printed no list of pods: "${excerpt(printed)}".`, { fix: "Check that the `server` of the kubeconfig is a Kubernetes API, and that no login page stands before it." });
}
function isReady({ metadata, status }) {
	const ready = status?.conditions?.some(({ type, status }) => type === "Ready" && status === "True");
	return !metadata.deletionTimestamp && ready === true;
}
function noneReady({ namespace, selector }, running) {
	const where = `match \`${excerpt(selector)}\` in the namespace \`${excerpt(namespace)}\``;
	const message = running === 0 ? `There are no running pods that ${where}.` : `None of the ${count(running, "running pod")} that ${where} is ready.`;
	return new ExpectedError(message, { fix: `Check the namespace, the \`context\` and the labels: \`kubectl --namespace ${namespace} get pods --show-labels\`.` });
}
function withPorts(ready, { namespace, port }) {
	const pods = [];
	const findings = [];
	for (const { metadata, spec } of ready) {
		const ports = [...spec.containers ?? [], ...spec.initContainers ?? []].flatMap((one) => one.ports ?? []);
		const number = /^\d+$/.test(port) ? Number(port) : ports.find(({ name }) => name === port)?.containerPort;
		if (number !== void 0) {
			pods.push({
				name: metadata.name,
				port: number
			});
			continue;
		}
		const names = ports.flatMap(({ name }) => name ? excerpt(name, 40) : []);
		findings.push({
			severity: "warning",
			file: `${namespace}/${printableName(metadata.name)}`,
			message: `The pod has no container port of the name \`${excerpt(port)}\`; ${names.length === 0 ? "no port has a name" : `there are ${someOf(names)}`}.`,
			fix: "Write the number of the port, or name it in the `ports` of the container."
		});
	}
	const [first] = findings;
	if (pods.length === 0 && first !== void 0) throw new ExpectedError(`No ready pod has the port. The first, ${first.file}: ${first.message}`, { fix: first.fix });
	return {
		pods,
		findings
	};
}
/**
* As many pods as `limit` allows: the ones that use the most CPU just now, of equal ones the first by name. Where the
* cluster has no metrics they are spread evenly over the names, so that each of several Deployments has its share.
*/
async function busiest(pods, source, context) {
	const { limit = pods.length, selector } = source;
	if (pods.length <= limit) return {
		chosen: pods,
		unsure: []
	};
	try {
		const printed = await kubectl([
			"top",
			"pods",
			`--selector=${selector}`,
			"--no-headers"
		], source, context, SHORT_TIMEOUT);
		const usage = new Map(printed.split("\n").map((line) => {
			const [name = "", cpu = ""] = line.split(/\s+/);
			return [name, Number.parseInt(cpu, 10) || 0];
		}));
		const used = ({ name }) => usage.get(name) ?? 0;
		return {
			chosen: [...pods].sort((a, b) => used(b) - used(a)).slice(0, limit),
			unsure: []
		};
	} catch (error) {
		context.signal.throwIfAborted();
		if (!(error instanceof ExpectedError)) throw error;
		const step = (index) => Math.floor(index * limit / pods.length);
		return {
			chosen: pods.filter((_, index) => step(index) !== step(index - 1)),
			unsure: [{
				severity: "note",
				message: `Which of the ${pods.length} pods are the busiest is not known, so ${limit} were chosen evenly by name: ${error.message}`,
				fix: "Install metrics-server in the cluster, and allow `list` on `pods` of the API group `metrics.k8s.io`."
			}]
		};
	}
}
/**
* Starts `kubectl proxy`, through which all pods are asked at the same time. It listens on a socket in a folder of this
* user, not on a port that anybody on this machine could use, and lets only GETs of these pods' proxies through. A
* redirect is not followed: a pod could send us, with all our rights, to any other object of the API.
*/
async function startProxy(source, { cwd, env, signal }) {
	try {
		var _usingCtx3 = _usingCtx();
		const owned = _usingCtx3.a(new AsyncDisposableStack());
		const folder = await mkdtemp(join(tmpdir(), "go-pgo-"));
		const forget = removeWithUs(folder);
		owned.defer(async () => {
			await rm(folder, {
				recursive: true,
				force: true
			});
			forget();
		});
		const socketPath = join(folder, "kubectl");
		let listens = () => {};
		const listening = new Promise((resolve) => {
			listens = resolve;
		});
		const argv = commandOf(source, "proxy", `--unix-socket=${socketPath}`, `--accept-paths=^/api/v1/namespaces/${source.namespace}/pods/[^/]+/proxy/`, "--reject-methods=^(POST|PUT|PATCH|DELETE)$");
		await withDeadline(SHORT_TIMEOUT, signal, async (bounded) => {
			const started = owned.use(await start(argv, {
				cwd,
				env,
				signal,
				credentials: "login",
				onLine: (line) => {
					if (line.includes(socketPath)) listens();
				}
			}));
			const aborted = new Promise((resolve) => bounded.addEventListener("abort", () => resolve()));
			const ended = started.exited.then(() => {
				throw new ExpectedError(`\`kubectl proxy\` ended at once. ${lastOutput(started.output())}`, { fix: "Run `kubectl proxy` by hand with the same kubeconfig." });
			});
			ended.catch(() => {});
			await Promise.race([
				listening,
				ended,
				aborted
			]);
			bounded.throwIfAborted();
		}, () => new ExpectedError(`\`kubectl proxy\` did not start within ${duration(SHORT_TIMEOUT)}.`, { fix: "Run `kubectl proxy` by hand with the same kubeconfig." }));
		const agent = new import_undici.Agent({
			connect: { socketPath },
			headersTimeout: 0,
			bodyTimeout: 0
		});
		owned.defer(() => agent.destroy());
		const refused = async (url) => {
			throw new EndpointError(`The pod redirects to ${nameOf(url)}; a redirect of a pod is not followed.`, { fix: "Write the path at which the profile really is into the source as `path`." });
		};
		const rest = owned.move();
		return {
			network: {
				direct: () => agent,
				within: refused,
				checked: refused
			},
			[Symbol.asyncDispose]: () => rest.disposeAsync()
		};
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}
function endpointOf(pod, source) {
	const { namespace, scheme, path } = source;
	const id = `${scheme === "https" ? "https:" : ""}${encodeURIComponent(pod.name)}:${pod.port}`;
	const url = new URL(`http://localhost/api/v1/namespaces/${namespace}/pods/${id}/proxy${path}`);
	url.searchParams.delete("seconds");
	const name = `${namespace}/${printableName(pod.name)}:${pod.port}`;
	return {
		url,
		headers: {},
		name,
		refused: (answer) => podRefusal(answer, name, pod, source)
	};
}
/** What the API server itself answers in the place of a pod. */
const STATUS = object({
	kind: literal("Status"),
	message: nullish(string(), "")
});
/** The sentence for an answer other than 200; reads the answer. */
async function podRefusal({ status, headers, body }, name, { port }, source) {
	const text = await beginningOf(body, REFUSAL_BYTES);
	const ofApi = readJson(text, STATUS);
	const words = excerpt(ofApi?.message ?? text, 200);
	const said = `${status} ${STATUS_CODES[status] ?? ""}`.trim() + (words === "" ? "" : `: "${words}"`);
	const retry = status === 429 || status >= 500 ? "soon" : "never";
	const fail = (message, fix, options = {}) => new EndpointError(message, {
		fix,
		retry,
		retryAfter: retryAfterOf(headers["retry-after"]),
		...options
	});
	if (ofApi === void 0) {
		if (/cpu profiling already in use/i.test(words)) return fail(`${name} is being profiled by another profiler all the time (cpu profiling already in use).`, "Only one CPU profile can be taken at a time: pause the other profiler, or take its profiles as a source.", { retry: "busy" });
		return fail(`${name} answered ${said}.`, `Check that port ${port} serves net/http/pprof at ${source.path} without credentials, which the API server does not pass on, and that \`scheme\` is right.`);
	}
	if (status === 401 || status === 403) return fail(`The API server answered ${said} for ${name}.`, fixFor(status === 403 ? "forbidden" : "unauthorized", source));
	if (status === 404 && /^pods /.test(words)) return fail(`The pod ${name} went away before it was profiled: "${words}".`, "Run it again.", { gone: true });
	return fail(`The API server could not get a profile from ${name} and answered ${said}.`, `Let the service listen for net/http/pprof on port ${port} of the pod's address (\`:${port}\`, not \`localhost:${port}\`), let the API server reach it (NetworkPolicy, firewall), and check \`port\` and \`scheme\`; a 504 needs shorter \`seconds\`.`);
}

export { collectKubernetes };