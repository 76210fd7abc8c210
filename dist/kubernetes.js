import { t as require_undici } from "./undici.js";
import { b as number, d as literal, j as string, t as array, x as object, y as nullish } from "./dist3.js";
import { l as refused, n as withDeadline, r as EndpointError, t as orAborted, u as retryAfterOf } from "./deadline.js";
import { n as readJson } from "./json.js";
import { n as printableUrl } from "./send.js";
import { c as note, f as warning, n as ExpectedError } from "./errors.js";
import { i as outputLines, o as runTool, r as lastOutput, s as startProcess } from "./exec.js";
import { b as _usingCtx, h as removeWithUs } from "./files.js";
import { E as count, T as compareText, d as excerpt, h as printableName, u as duration } from "./start.js";
import { a as profileEndpoints } from "./pprof2.js";
import { tmpdir } from "node:os";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";

// src/collect/kubernetes.ts
var import_undici = require_undici();
/** Milliseconds for one call of kubectl that lists something. */
const KUBECTL_LIST_TIMEOUT = 12e4;
/** Milliseconds for the metrics, which only help to choose, and for the proxy to listen. */
const SHORT_TIMEOUT = 15e3;
/** Bytes that one call of kubectl may print. It follows the pages of a list by itself, and a server may never send the last one. */
const MOST_PRINTED = 64 * 1024 ** 2;
/** Pods of one list. */
const MOST_PODS = 5e3;
/**
* Profiles ready pods through the API server's pod proxy, the busiest first where `limit` chooses among them. All of it
* goes through kubectl, which knows every kind of login.
*/
const collectKubernetes = async (source, context) => {
	try {
		var _usingCtx$1 = _usingCtx();
		context.signal.throwIfAborted();
		const findings = [];
		const chosen = await busiest(await readyPods(source, context, findings), source, context, findings);
		const proxy = _usingCtx$1.a(await startProxy(source, context));
		const options = {
			seconds: source.seconds,
			timeout: source.timeout,
			network: proxy.network
		};
		const endpoints = chosen.map((pod) => podEndpoint(pod, source));
		const profiled = await profileEndpoints(endpoints, options, context);
		return {
			...profiled,
			findings: [...findings, ...profiled.findings]
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
};
/** What kubectl prints. @throws ExpectedError with kubectl's own words when it fails. */
async function kubectl(args, source, context, most = KUBECTL_LIST_TIMEOUT) {
	const { cwd, env } = context;
	const timeout = Math.min(source.timeout ?? most, most);
	const { exitCode, stdout, stderr } = await withDeadline(timeout, context.signal, (signal) => runTool(commandOf(source, ...args), {
		cwd,
		env,
		signal,
		credentials: "login",
		maxOutput: MOST_PRINTED
	}), () => new ExpectedError(`\`kubectl ${args[0]}\` did not answer within ${duration(timeout)}.`, { fix: "Run it by hand: check that this machine reaches the API server, and that no login waits for input." }));
	if (exitCode === 0) return stdout.toString();
	const said = excerpt(outputLines(stderr).at(-1) ?? "", 300);
	throw new ExpectedError(`\`kubectl ${args[0]}\` failed: ${said || `exit code ${exitCode}`}`, { fix: kubectlFix(said, source) });
}
function commandOf({ context, namespace }, ...args) {
	return [
		"kubectl",
		...context === void 0 ? [] : [`--context=${context}`],
		`--namespace=${namespace}`,
		...args
	];
}
function kubectlFix(said, { namespace }) {
	if (/forbidden/i.test(said)) return `Bind a Role to that user which allows \`get\` and \`list\` on \`pods\` and \`get\` on \`pods/proxy\`: \`kubectl --namespace ${namespace} create role go-pgo --verb=get,list --resource=pods,pods/proxy\`, then \`create rolebinding\`.`;
	return "Let an earlier step log in to the cluster and write a kubeconfig (such as the action of your cloud that gets cluster credentials) or set KUBECONFIG; check `context`, and try `kubectl get pods` there.";
}
const CONTAINER_PORT = object({
	name: nullish(string(), ""),
	containerPort: number()
});
const CONTAINERS = nullish(array(object({ ports: nullish(array(CONTAINER_PORT), []) })), []);
const CONDITION = object({
	type: string(),
	status: string()
});
const POD = object({
	metadata: object({
		name: string(),
		deletionTimestamp: nullish(string())
	}),
	spec: object({
		containers: CONTAINERS,
		initContainers: CONTAINERS
	}),
	status: object({ conditions: nullish(array(CONDITION), []) })
});
const POD_LIST = object({ items: array(POD) });
/** The ready pods by name; `findings` gets a note on the others. @throws ExpectedError when no pod has the port. */
async function readyPods(source, context, findings) {
	const { namespace, port } = source;
	const printed = await kubectl([
		"get",
		"pods",
		...[`--selector=${source.selector}`, "--field-selector=status.phase=Running"],
		"--output=json"
	], source, context);
	const running = readJson(printed, POD_LIST)?.items;
	if (running === void 0) throw new ExpectedError(`\`kubectl get pods\` printed no list of pods: "${excerpt(printed)}".`, { fix: "Check that the `server` of the kubeconfig is a Kubernetes API, and that no login page stands before it." });
	if (running.length > MOST_PODS) throw new ExpectedError(`More than ${MOST_PODS} running pods match \`${excerpt(source.selector)}\` in the namespace \`${excerpt(namespace)}\`.`, { fix: "Write a narrower `selector`." });
	const ready = running.filter(({ metadata, status }) => !metadata.deletionTimestamp && status.conditions.some(({ type, status }) => type === "Ready" && status === "True"));
	if (ready.length === 0) {
		const all = count(running.length, "running pod");
		const which = running.length === 0 ? "There are no running pods" : `None of the ${all} is ready of those`;
		const where = `match \`${excerpt(source.selector)}\` in the namespace \`${excerpt(namespace)}\``;
		throw new ExpectedError(`${which} that ${where}.`, { fix: `Check the namespace, the \`context\` and the labels: \`kubectl --namespace ${namespace} get pods --show-labels\`.` });
	}
	if (ready.length < running.length) {
		const message = `${running.length - ready.length} of ${count(running.length, "running pod")} that match were not profiled: not ready, or being deleted.`;
		findings.push(note(message));
	}
	const pods = ready.flatMap(({ metadata, spec }) => {
		const named = [...spec.containers, ...spec.initContainers].flatMap((container) => container.ports).find(({ name }) => name === port)?.containerPort;
		const number = /^\d+$/.test(port) ? Number(port) : named;
		return number === void 0 ? [] : [{
			name: metadata.name,
			port: number
		}];
	});
	const missing = ready.length - pods.length;
	if (missing > 0) {
		const message = `${`${count(missing, "ready pod")} ${missing === 1 ? "has" : "have"}`} no container port of the name \`${excerpt(port)}\`.`;
		const fix = "Write the number of the port, or name it in the `ports` of the container.";
		if (pods.length === 0) throw new ExpectedError(message, { fix });
		findings.push(warning(message, fix));
	}
	return pods.sort((a, b) => compareText(a.name, b.name));
}
/**
* As many pods as `limit` allows: the ones that use the most CPU just now, of equal ones the first by name. Where the
* cluster has no metrics they are spread evenly over the names, so that each of several Deployments has its share.
*/
async function busiest(pods, source, context, findings) {
	const { limit = pods.length, selector } = source;
	if (pods.length <= limit) return pods;
	try {
		const lines = (await kubectl([
			"top",
			"pods",
			`--selector=${selector}`,
			"--no-headers"
		], source, context, SHORT_TIMEOUT)).split("\n").map((line) => line.split(/\s+/));
		const usage = new Map(lines.map(([name = "", cpu = ""]) => [name, Number.parseInt(cpu, 10) || 0]));
		const used = ({ name }) => usage.get(name) ?? 0;
		return [...pods].sort((a, b) => used(b) - used(a)).slice(0, limit);
	} catch (error) {
		context.signal.throwIfAborted();
		if (!(error instanceof ExpectedError)) throw error;
		const message = `Which of the ${pods.length} pods are the busiest is not known, so ${limit} were chosen evenly by name: ${error.message}`;
		findings.push(note(message, "Install metrics-server in the cluster, and allow `list` on `pods` of the API group `metrics.k8s.io`."));
		const step = (index) => Math.floor(index * limit / pods.length);
		return pods.filter((_, index) => step(index) !== step(index - 1));
	}
}
/**
* Starts `kubectl proxy`, through which all pods are asked at the same time. It listens on a socket in a folder of this
* user, not on a port that anybody on this machine could use, and lets only GETs of these pods' proxies through. A
* redirect is not followed: a pod could send us, with all our rights, to any other object of the API.
*/
async function startProxy(source, asking) {
	const undoSteps = [];
	const undo = async () => {
		const step = undoSteps.pop();
		if (step === void 0) return;
		try {
			await step();
		} finally {
			await undo();
		}
	};
	try {
		return {
			network: await proxyNetwork(source, asking, undoSteps),
			[Symbol.asyncDispose]: undo
		};
	} catch (error) {
		await undo();
		throw error;
	}
}
/** Starts the proxy of `startProxy`. @param undoSteps receives what ends it, to be run from the last to the first. */
async function proxyNetwork(source, { cwd, env, signal }, undoSteps) {
	const folder = await mkdtemp(join(tmpdir(), "go-pgo-"));
	const forget = removeWithUs(folder);
	undoSteps.push(async () => {
		await rm(folder, {
			recursive: true,
			force: true
		});
		forget();
	});
	const socketPath = join(folder, "kubectl");
	const paths = `--accept-paths=^/api/v1/namespaces/${source.namespace}/pods/[^/]+/proxy/`;
	const argv = commandOf(source, "proxy", `--unix-socket=${socketPath}`, paths, "--reject-methods=^(POST|PUT|PATCH|DELETE)$");
	const fix = "Run `kubectl proxy` by hand with the same kubeconfig.";
	const listens = async (bounded) => {
		let onLine = (_) => {};
		const ready = new Promise((resolve) => {
			onLine = (line) => line.includes(socketPath) && resolve("ready");
		});
		const started = await startProcess(argv, {
			cwd,
			env,
			signal,
			credentials: "login",
			onLine
		});
		undoSteps.push(async () => started[Symbol.asyncDispose]());
		if (await orAborted(Promise.race([ready, started.exited]), bounded) === "ready") return;
		throw new ExpectedError(`\`kubectl proxy\` ended at once. ${lastOutput(started.output())}`, { fix });
	};
	const late = () => new ExpectedError(`\`kubectl proxy\` did not start within ${duration(SHORT_TIMEOUT)}.`, { fix });
	await withDeadline(SHORT_TIMEOUT, signal, listens, late);
	const agent = new import_undici.Agent({
		connect: { socketPath },
		headersTimeout: 0,
		bodyTimeout: 0
	});
	undoSteps.push(() => agent.destroy());
	const refuse = async (url) => {
		throw new EndpointError(`The pod redirects to ${printableUrl(url)}; a redirect of a pod is not followed.`, { fix: "Write the path at which the profile really is into the source as `path`." });
	};
	return {
		direct: async () => agent,
		within: refuse,
		checked: refuse
	};
}
function podEndpoint(pod, source) {
	const { namespace, scheme, path } = source;
	const id = `${scheme === "https" ? "https:" : ""}${encodeURIComponent(pod.name)}:${pod.port}`;
	const url = new URL(`http://localhost/api/v1/namespaces/${namespace}/pods/${id}/proxy${path}`);
	url.searchParams.delete("seconds");
	const name = `${namespace}/${printableName(pod.name)}:${pod.port}`;
	return {
		url,
		headers: {},
		name,
		refused: (answer, text) => apiRefusal(answer, text, {
			name,
			pod,
			source
		})
	};
}
/** What the API server answers when it cannot reach the pod. */
const STATUS = object({
	kind: literal("Status"),
	message: nullish(string(), "")
});
/** The sentence for an answer of the API server; undefined for one of the pod. */
function apiRefusal({ status, headers }, text, { name, pod: { port }, source }) {
	const ofApi = readJson(text, STATUS);
	if (ofApi === void 0) return void 0;
	const words = excerpt(ofApi.message, 200);
	if (status === 404 && /^pods /.test(words)) {
		const message = `The pod ${name} went away before it was profiled: "${words}".`;
		return new EndpointError(message, {
			fix: "Run it again.",
			gone: true
		});
	}
	const fix = status === 401 || status === 403 ? kubectlFix(status === 403 ? "forbidden" : "", source) : `Let the service listen for net/http/pprof on port ${port} of the pod's address (\`:${port}\`, not \`localhost:${port}\`), let the API server reach it (NetworkPolicy, firewall), and check \`port\` and \`scheme\`; a 504 needs shorter \`seconds\`.`;
	const retryAfter = retryAfterOf(headers["retry-after"]);
	return refused("The API server", {
		status,
		words,
		retryAfter
	}, fix);
}

export { collectKubernetes };