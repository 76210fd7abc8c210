import { t as require_undici } from "./undici.js";
import { b as number, d as literal, j as string, t as array, x as object, y as nullish } from "./dist3.js";
import { d as retryAfterOf, i as EndpointError, n as withDeadline, t as orAborted, u as refused } from "./deadline.js";
import { n as readJson } from "./json.js";
import { n as printableUrl } from "./send.js";
import { c as note, f as warning, n as ExpectedError } from "./errors.js";
import { i as outputLines, o as runTool, r as lastOutput, s as startProcess } from "./exec.js";
import { b as _usingCtx, h as removeAtExit } from "./files.js";
import { D as compareText, O as count, d as excerpt, g as printableName, u as duration } from "./start.js";
import { i as profileEndpoints } from "./pprof2.js";
import { tmpdir } from "node:os";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";

// src/collect/kubernetes.ts
var import_undici = require_undici();
/**
* Profiles pods of a Kubernetes cluster. All requests go through `kubectl`, because it supports every kind of login:
*
* 1. `kubectl get pods` lists the pods that match the selector. Only ready pods are profiled (`readyPods`).
* 2. If the source has a `limit`, `kubectl top pods` says which pods use the most CPU (`busiestPods`).
* 3. `kubectl proxy` opens a local socket to the API server, and the API server forwards each request to a pod (`startProxy`). This machine
*    needs no direct network connection to the pods.
*/
/** The time for a call of kubectl that lists pods, in milliseconds. */
const KUBECTL_LIST_TIMEOUT = 12e4;
/** The time for `kubectl top`, and the time until `kubectl proxy` must listen, in milliseconds. */
const SHORT_TIMEOUT = 15e3;
/**
* The maximum number of bytes that one call of kubectl may print. The output needs a limit, because kubectl loads all pages of a list, and
* a hostile server may never send the last page.
*/
const MOST_PRINTED = 64 * 1024 ** 2;
/** The maximum number of pods that a selector may match. */
const MOST_PODS = 5e3;
/** Profiles the ready pods that match the selector. If more pods match than `limit` allows, only the pods with the most CPU use are profiled. */
const collectKubernetes = async (source, context) => {
	try {
		var _usingCtx$1 = _usingCtx();
		context.signal.throwIfAborted();
		const findings = [];
		const chosen = await busiestPods(await readyPods(source, context, findings), source, context, findings);
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
/**
* Runs kubectl, and returns what it prints. @param mostTime the time for the call in milliseconds; a shorter `timeout` of the source is
* used instead.
* @throws ExpectedError with kubectl's own words if kubectl fails.
*/
async function kubectl(args, source, context, mostTime = KUBECTL_LIST_TIMEOUT) {
	const { cwd, env } = context;
	const timeout = Math.min(source.timeout ?? mostTime, mostTime);
	const { exitCode, stdout, stderr } = await withDeadline(timeout, context.signal, (signal) => runTool(commandOf(source, ...args), {
		cwd,
		env,
		signal,
		credentials: "login",
		maxOutput: MOST_PRINTED
	}), () => new ExpectedError(`\`kubectl ${args[0]}\` did not answer within ${duration(timeout)}.`, { fix: "Run this command by hand. Check that this machine can reach the API server, and that no login waits for input." }));
	if (exitCode === 0) return stdout.toString();
	const words = excerpt(outputLines(stderr).at(-1) ?? "", 300);
	throw new ExpectedError(`\`kubectl ${args[0]}\` failed: ${words || `exit code ${exitCode}`}`, { fix: kubectlFix(words, source) });
}
/** Returns the command line of kubectl for a source. */
function commandOf({ context, namespace }, ...args) {
	return [
		"kubectl",
		...context === void 0 ? [] : [`--context=${context}`],
		`--namespace=${namespace}`,
		...args
	];
}
/** Returns the advice for the user after a failure of kubectl. @param words the last line that kubectl printed. */
function kubectlFix(words, { namespace }) {
	if (/forbidden/i.test(words)) return `Bind a Role to the user of the kubeconfig. The Role must allow \`get\` and \`list\` on \`pods\` and \`get\` on \`pods/proxy\`: \`kubectl --namespace ${namespace} create role go-pgo --verb=get,list --resource=pods,pods/proxy\`, then \`create rolebinding\`.`;
	return "Log in to the cluster in an earlier step that writes a kubeconfig (your cloud has an action for that), or set KUBECONFIG. Check `context`, and try `kubectl get pods` in the same job.";
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
/**
* Lists the ready pods that match the selector, sorted by name. If some pods are not ready, a note about them is added to `findings`.
* @throws ExpectedError if no pod is ready, or if no ready pod has the port.
*/
async function readyPods(source, context, findings) {
	const { namespace, port } = source;
	const printed = await kubectl([
		"get",
		"pods",
		...[`--selector=${source.selector}`, "--field-selector=status.phase=Running"],
		"--output=json"
	], source, context);
	const running = readJson(printed, POD_LIST)?.items;
	if (running === void 0) throw new ExpectedError(`\`kubectl get pods\` printed no list of pods: "${excerpt(printed)}".`, { fix: "Check that the `server` of the kubeconfig is a Kubernetes API, and that no login page answers in its place." });
	if (running.length > MOST_PODS) throw new ExpectedError(`More than ${MOST_PODS} running pods match \`${excerpt(source.selector)}\` in the namespace \`${excerpt(namespace)}\`.`, { fix: "Write a narrower `selector`." });
	const ready = running.filter(({ metadata, status }) => !metadata.deletionTimestamp && status.conditions.some(({ type, status }) => type === "Ready" && status === "True"));
	if (ready.length === 0) {
		const selected = `\`${excerpt(source.selector)}\` in the namespace \`${excerpt(namespace)}\``;
		const message = running.length === 0 ? `No running pod matches ${selected}.` : `None of the ${count(running.length, "running pod")} that match ${selected} is ready.`;
		throw new ExpectedError(message, { fix: `Check the namespace, the \`context\` and the labels: \`kubectl --namespace ${namespace} get pods --show-labels\`.` });
	}
	if (ready.length < running.length) {
		const message = `${running.length - ready.length} of the ${count(running.length, "matching pod")} were not profiled, because they are not ready or are being deleted.`;
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
		const message = `${`${count(missing, "ready pod")} ${missing === 1 ? "has" : "have"}`} no container port with the name \`${excerpt(port)}\`.`;
		const fix = "Write the number of the port, or give the port this name in the `ports` of the container.";
		if (pods.length === 0) throw new ExpectedError(message, { fix });
		findings.push(warning(message, fix));
	}
	return pods.sort((a, b) => compareText(a.name, b.name));
}
/**
* Returns at most `limit` pods: the pods that use the most CPU now. Pods with the same CPU use are chosen by name. If the cluster has no
* metrics, the function sorts the pods by name and returns every n-th pod, so that the result has pods of each Deployment.
*/
async function busiestPods(pods, source, context, findings) {
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
		const message = `The CPU use of the ${pods.length} pods is not known, so ${limit} pods were chosen evenly by name: ${error.message}`;
		findings.push(note(message, "Install metrics-server in the cluster, and allow `list` on `pods` of the API group `metrics.k8s.io`."));
		const step = (index) => Math.floor(index * limit / pods.length);
		return pods.filter((_, index) => step(index) !== step(index - 1));
	}
}
/**
* Starts `kubectl proxy`, through which all pods are profiled at the same time. The proxy listens on a Unix socket in a folder of this
* user, because every user of the machine could connect to a TCP port. The proxy accepts only GET requests that the API server forwards to
* pods of the namespace. Redirects are not followed, because a pod could redirect a request to any object of the API, and the request would
* have all rights of the job.
*/
async function startProxy(source, context) {
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
			network: await proxyNetwork(source, context, undoSteps),
			[Symbol.asyncDispose]: undo
		};
	} catch (error) {
		await undo();
		throw error;
	}
}
/**
* Starts the proxy for `startProxy`, and returns the network that leads to the proxy. @param undoSteps the list to which the functions that
* end the proxy are added. The caller runs the functions in `undoSteps` from the last to the first.
*/
async function proxyNetwork(source, { cwd, env, signal }, undoSteps) {
	const folder = await mkdtemp(join(tmpdir(), "go-pgo-"));
	const forget = removeAtExit(folder);
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
	const fix = "Run `kubectl proxy` by hand with the same kubeconfig, and see what it prints.";
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
		throw new EndpointError(`The pod redirects to ${printableUrl(url)}, but this program does not follow redirects of pods.`, { fix: "Set `path` of the source to the path that serves the profile." });
	};
	return {
		direct: async () => agent,
		within: refuse,
		checked: refuse
	};
}
/** Returns the endpoint through which the proxy reaches a pod. */
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
/** The schema of the API server's answer if the server cannot reach a pod. */
const STATUS = object({
	kind: literal("Status"),
	message: nullish(string(), "")
});
/** Returns the error to report if the API server answered instead of the pod; undefined if the answer comes from the pod. */
function apiRefusal({ status, headers }, text, { name, pod: { port }, source }) {
	const answerOfApi = readJson(text, STATUS);
	if (answerOfApi === void 0) return void 0;
	const words = excerpt(answerOfApi.message, 200);
	if (status === 404 && /^pods /.test(words)) {
		const message = `The pod ${name} was deleted before it was profiled: "${words}".`;
		return new EndpointError(message, {
			fix: "Run again.",
			gone: true
		});
	}
	const fix = status === 401 || status === 403 ? kubectlFix(status === 403 ? "forbidden" : "", source) : `Check \`port\` and \`scheme\`. The service must listen for net/http/pprof on port ${port} of the pod's address (\`:${port}\`, not \`localhost:${port}\`), and the API server must be able to reach it (NetworkPolicy, firewall). For status 504, write shorter \`seconds\`.`;
	const retryAfter = retryAfterOf(headers["retry-after"]);
	return refused("The API server", {
		status,
		words,
		retryAfter
	}, fix);
}

export { collectKubernetes };