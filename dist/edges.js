// src/profile/profile.ts
/** Position of the sample type with this name and unit, or −1. */
function sampleTypeIndex({ sampleTypes }, type, unit) {
	return sampleTypes.findIndex((candidate) => candidate.type === type && candidate.unit === unit);
}
/** Exact sum of one sample type's values over all samples. */
function totalOf(profile, typeIndex) {
	let exact = 0n;
	let partial = 0;
	for (const sample of profile.samples) {
		partial += sample.values[typeIndex] ?? 0;
		if (Math.abs(partial) > Number.MAX_SAFE_INTEGER / 2) {
			exact += BigInt(partial);
			partial = 0;
		}
	}
	return exact + BigInt(partial);
}
/** Adds one sample's values to a sum of the same length, in place. */
function addValues(sum, values) {
	for (let i = 0; i < values.length; i++) sum[i] = (sum[i] ?? 0) + (values[i] ?? 0);
}

// src/profile/edges.ts
/** Index of the first sample type that the compiler accepts, or −1. */
function compilerSampleType(profile) {
	return profile.sampleTypes.findIndex(({ type, unit }) => type === "samples" && unit === "count" || type === "cpu" && unit === "nanoseconds");
}
/**
* The call edges of a profile, as the compiler counts them. It skips samples of no weight; here they add to the other
* sample types of edges that have some, so that the edges of a merge are the sums of those of its parts.
*/
function callEdges(profile) {
	const typeIndex = compilerSampleType(profile);
	const { nodes, nodesOfLocation } = graphNodes(profile);
	const pairs = /* @__PURE__ */ new Map();
	const stack = [];
	const seen = [];
	for (const sample of profile.samples) {
		callPath(sample.locations, nodesOfLocation, stack);
		seen.length = 0;
		for (let i = 0; i < stack.length; i++) {
			const node = stack[i];
			const parent = stack[i - 1];
			if (parent === void 0 || parent === node) continue;
			const pair = parent * nodes.length + node;
			if (seen.includes(pair)) continue;
			seen.push(pair);
			addTo(pairs, pair, sample.values);
		}
	}
	return namedEdges(nodes, pairs, typeIndex);
}
/** One node per different (address, name, start line, line), and which ones each location stands for. */
function graphNodes(profile) {
	const nodes = [];
	const indices = /* @__PURE__ */ new Map();
	return {
		nodes,
		nodesOfLocation: profile.locations.map((location) => {
			return (location.lines.length > 0 ? location.lines : [{
				func: void 0,
				line: 0
			}]).map((line) => {
				const func = line.func === void 0 ? void 0 : profile.functions[line.func];
				const node = func ? {
					name: func.name,
					startLine: func.startLine,
					line: line.line
				} : {
					name: "",
					startLine: 0,
					line: 0
				};
				const key = `${location.address} ${node.startLine} ${node.line} ${node.name}`;
				const known = indices.get(key);
				if (known !== void 0) return known;
				indices.set(key, nodes.length);
				nodes.push(node);
				return nodes.length - 1;
			});
		})
	};
}
/** Nodes of the two leaf-most locations with all their inlined frames, caller first, written into `path`. */
function callPath(locations, nodesOfLocation, path) {
	path.length = 0;
	for (let i = Math.min(1, locations.length - 1); i >= 0; i--) {
		const nodes = nodesOfLocation[locations[i]];
		for (let n = nodes.length - 1; n >= 0; n--) path.push(nodes[n]);
	}
}
function addTo(sums, key, values) {
	const sum = sums.get(key);
	if (sum === void 0) sums.set(key, [...values]);
	else addValues(sum, values);
}
/** Folds edges between nodes into edges between names, which is all that the compiler tells apart. */
function namedEdges(nodes, pairs, typeIndex) {
	const named = /* @__PURE__ */ new Map();
	for (const [pair, values] of pairs) {
		const from = nodes[Math.floor(pair / nodes.length)];
		const to = nodes[pair % nodes.length];
		const offset = from.line - from.startLine;
		const key = edgeKey(from.name, to.name, offset);
		const known = named.get(key);
		if (known === void 0) named.set(key, {
			caller: from.name,
			callee: to.name,
			offset,
			values: [...values]
		});
		else addValues(known.values, values);
	}
	const edges = [...named.values()].map((edge) => ({
		...edge,
		weight: edge.values[typeIndex] ?? 0
	})).filter(({ weight }) => weight !== 0).sort(byName);
	return {
		edges,
		totalWeight: edges.reduce((sum, edge) => sum + edge.weight, 0)
	};
}
/** Identity of an edge; function names hold no NUL. */
function edgeKey(caller, callee, offset) {
	return `${caller}\0${callee}\0${offset}`;
}
function byName(a, b) {
	return compareText(a.caller, b.caller) || compareText(a.callee, b.callee) || a.offset - b.offset;
}
/** Order by code unit: the same on every machine, whatever its locale. */
function compareText(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}

export { edgeKey as a, totalOf as c, compilerSampleType as i, callEdges as n, addValues as o, compareText as r, sampleTypeIndex as s, byName as t };