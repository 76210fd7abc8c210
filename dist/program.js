import { a as __toCommonJS, n as __esmMin, r as __exportAll, t as __commonJSMin } from "./rolldown-runtime.js";
import { O as count, d as excerpt, f as lastElement, j as remembered, u as duration, v as someOf } from "./start.js";
import { f as warning, i as UsageError, n as ExpectedError } from "./errors.js";
import { n as globOf } from "./glob.js";
import { d as readRegularFile, i as isBelow, m as realPlace, p as readText, s as isRegularFile } from "./files.js";
import { t as VERSION } from "./host.js";
import { t as runGit } from "./git.js";
import { a as jsonObjects, i as goToolchain, l as runGo, s as listPackages } from "./go.js";
import { c as gitPrints, d as orElse, n as requireFolder, o as contextOf, p as programConfig, u as makeFolder } from "./read.js";
import { c as uncapitalized } from "./format.js";
import { S as ownCode } from "./names.js";
import { x as require_dist } from "./settings.js";
import { i as median } from "./samples.js";
import { d as likelyPrograms, m as programOf, n as readProfile } from "./published.js";
import { n as PUBLISHING_KINDS } from "./publisher2.js";
import { r as needsClone } from "./publish2.js";
import { realpath } from "node:fs/promises";
import { lstatSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, isAbsolute, join, posix, relative, resolve, sep } from "node:path";
import { setImmediate } from "node:timers/promises";

// node_modules/dockerfile-ast/lib/argument.js
var require_argument = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Argument = void 0;
	var Argument = class {
		constructor(value, range) {
			this.value = value;
			this.range = range;
		}
		toString() {
			return this.value;
		}
		getRange() {
			return this.range;
		}
		getValue() {
			return this.value;
		}
		isAfter(position) {
			if (this.range.end.line < position.line) return false;
			return this.range.start.line > position.line ? true : this.range.start.character > position.character;
		}
		isBefore(position) {
			if (this.range.start.line < position.line) return true;
			return this.range.end.line > position.line ? false : this.range.end.character < position.character;
		}
	};
	exports.Argument = Argument;
}));

// node_modules/dockerfile-ast/lib/jsonArgument.js
var require_jsonArgument = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.JSONArgument = void 0;
	const argument_1 = require_argument();
	var JSONArgument = class extends argument_1.Argument {
		constructor(value, range, jsonRange) {
			super(value, range);
			this.jsonRange = jsonRange;
		}
		getJSONRange() {
			return this.jsonRange;
		}
		getJSONValue() {
			let value = super.getValue();
			value = value.substring(1, value.length - 1);
			return value;
		}
	};
	exports.JSONArgument = JSONArgument;
}));

// node_modules/vscode-languageserver-types/lib/esm/main.js
var main_exports$1 = /* @__PURE__ */ __exportAll({
	AnnotatedTextEdit: () => AnnotatedTextEdit,
	ApplyKind: () => ApplyKind,
	ChangeAnnotation: () => ChangeAnnotation,
	ChangeAnnotationIdentifier: () => ChangeAnnotationIdentifier,
	CodeAction: () => CodeAction,
	CodeActionContext: () => CodeActionContext,
	CodeActionKind: () => CodeActionKind,
	CodeActionTag: () => CodeActionTag,
	CodeActionTriggerKind: () => CodeActionTriggerKind,
	CodeDescription: () => CodeDescription,
	CodeLens: () => CodeLens,
	Color: () => Color,
	ColorInformation: () => ColorInformation,
	ColorPresentation: () => ColorPresentation,
	Command: () => Command,
	CompletionItem: () => CompletionItem,
	CompletionItemKind: () => CompletionItemKind,
	CompletionItemLabelDetails: () => CompletionItemLabelDetails,
	CompletionItemTag: () => CompletionItemTag,
	CompletionList: () => CompletionList,
	CreateFile: () => CreateFile,
	DeleteFile: () => DeleteFile,
	Diagnostic: () => Diagnostic,
	DiagnosticRelatedInformation: () => DiagnosticRelatedInformation,
	DiagnosticSeverity: () => DiagnosticSeverity,
	DiagnosticTag: () => DiagnosticTag,
	DocumentHighlight: () => DocumentHighlight,
	DocumentHighlightKind: () => DocumentHighlightKind,
	DocumentLink: () => DocumentLink,
	DocumentSymbol: () => DocumentSymbol,
	DocumentUri: () => DocumentUri,
	EOL: () => EOL,
	FoldingRange: () => FoldingRange,
	FoldingRangeKind: () => FoldingRangeKind,
	FormattingOptions: () => FormattingOptions,
	Hover: () => Hover,
	InlayHint: () => InlayHint,
	InlayHintKind: () => InlayHintKind,
	InlayHintLabelPart: () => InlayHintLabelPart,
	InlineCompletionContext: () => InlineCompletionContext,
	InlineCompletionItem: () => InlineCompletionItem,
	InlineCompletionList: () => InlineCompletionList,
	InlineCompletionTriggerKind: () => InlineCompletionTriggerKind,
	InlineValueContext: () => InlineValueContext,
	InlineValueEvaluatableExpression: () => InlineValueEvaluatableExpression,
	InlineValueText: () => InlineValueText,
	InlineValueVariableLookup: () => InlineValueVariableLookup,
	InsertReplaceEdit: () => InsertReplaceEdit,
	InsertTextFormat: () => InsertTextFormat,
	InsertTextMode: () => InsertTextMode,
	LanguageKind: () => LanguageKind,
	Location: () => Location,
	LocationLink: () => LocationLink,
	MarkedString: () => MarkedString,
	MarkupContent: () => MarkupContent,
	MarkupKind: () => MarkupKind,
	OptionalVersionedTextDocumentIdentifier: () => OptionalVersionedTextDocumentIdentifier,
	ParameterInformation: () => ParameterInformation,
	Position: () => Position,
	Range: () => Range,
	RenameFile: () => RenameFile,
	SelectedCompletionInfo: () => SelectedCompletionInfo,
	SelectionRange: () => SelectionRange,
	SemanticTokenModifiers: () => SemanticTokenModifiers,
	SemanticTokenTypes: () => SemanticTokenTypes,
	SemanticTokens: () => SemanticTokens,
	SignatureInformation: () => SignatureInformation,
	SnippetTextEdit: () => SnippetTextEdit,
	StringValue: () => StringValue,
	SymbolInformation: () => SymbolInformation,
	SymbolKind: () => SymbolKind,
	SymbolTag: () => SymbolTag,
	TextDocument: () => TextDocument$1,
	TextDocumentEdit: () => TextDocumentEdit,
	TextDocumentIdentifier: () => TextDocumentIdentifier,
	TextDocumentItem: () => TextDocumentItem,
	TextEdit: () => TextEdit,
	URI: () => URI,
	VersionedTextDocumentIdentifier: () => VersionedTextDocumentIdentifier,
	WorkspaceChange: () => WorkspaceChange,
	WorkspaceEdit: () => WorkspaceEdit,
	WorkspaceFolder: () => WorkspaceFolder,
	WorkspaceSymbol: () => WorkspaceSymbol,
	integer: () => integer,
	uinteger: () => uinteger
});
var DocumentUri, URI, integer, uinteger, Position, Range, Location, LocationLink, Color, ColorInformation, ColorPresentation, FoldingRangeKind, FoldingRange, DiagnosticRelatedInformation, DiagnosticSeverity, DiagnosticTag, CodeDescription, Diagnostic, Command, TextEdit, ChangeAnnotation, ChangeAnnotationIdentifier, AnnotatedTextEdit, TextDocumentEdit, CreateFile, RenameFile, DeleteFile, WorkspaceEdit, TextEditChangeImpl, SnippetTextEdit, ChangeAnnotations, WorkspaceChange, TextDocumentIdentifier, VersionedTextDocumentIdentifier, OptionalVersionedTextDocumentIdentifier, LanguageKind, TextDocumentItem, MarkupKind, MarkupContent, CompletionItemKind, InsertTextFormat, CompletionItemTag, InsertReplaceEdit, InsertTextMode, ApplyKind, CompletionItemLabelDetails, CompletionItem, CompletionList, MarkedString, Hover, ParameterInformation, SignatureInformation, DocumentHighlightKind, DocumentHighlight, SymbolKind, SymbolTag, SymbolInformation, WorkspaceSymbol, DocumentSymbol, CodeActionKind, CodeActionTriggerKind, CodeActionContext, CodeActionTag, CodeAction, CodeLens, FormattingOptions, DocumentLink, SelectionRange, SemanticTokenTypes, SemanticTokenModifiers, SemanticTokens, InlineValueText, InlineValueVariableLookup, InlineValueEvaluatableExpression, InlineValueContext, InlayHintKind, InlayHintLabelPart, InlayHint, StringValue, InlineCompletionItem, InlineCompletionList, InlineCompletionTriggerKind, SelectedCompletionInfo, InlineCompletionContext, WorkspaceFolder, EOL, TextDocument$1, FullTextDocument$1, Is;
var init_main$1 = __esmMin((() => {
	;
	(function(DocumentUri) {
		function is(value) {
			return typeof value === "string";
		}
		DocumentUri.is = is;
	})(DocumentUri || (DocumentUri = {}));
	;
	(function(URI) {
		function is(value) {
			return typeof value === "string";
		}
		URI.is = is;
	})(URI || (URI = {}));
	;
	(function(integer) {
		integer.MIN_VALUE = -2147483648;
		integer.MAX_VALUE = 2147483647;
		function is(value) {
			return typeof value === "number" && integer.MIN_VALUE <= value && value <= integer.MAX_VALUE;
		}
		integer.is = is;
	})(integer || (integer = {}));
	;
	(function(uinteger) {
		uinteger.MIN_VALUE = 0;
		uinteger.MAX_VALUE = 2147483647;
		function is(value) {
			return typeof value === "number" && uinteger.MIN_VALUE <= value && value <= uinteger.MAX_VALUE;
		}
		uinteger.is = is;
	})(uinteger || (uinteger = {}));
	;
	(function(Position) {
		/**
		* Creates a new Position literal from the given line and character.
		* @param line The position's line.
		* @param character The position's character.
		*/
		function create(line, character) {
			if (line === Number.MAX_VALUE) line = uinteger.MAX_VALUE;
			if (character === Number.MAX_VALUE) character = uinteger.MAX_VALUE;
			return {
				line,
				character
			};
		}
		Position.create = create;
		/**
		* Checks whether the given literal conforms to the {@link Position} interface.
		*/
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && Is.uinteger(candidate.line) && Is.uinteger(candidate.character);
		}
		Position.is = is;
	})(Position || (Position = {}));
	;
	(function(Range) {
		function create(one, two, three, four) {
			if (Is.uinteger(one) && Is.uinteger(two) && Is.uinteger(three) && Is.uinteger(four)) return {
				start: Position.create(one, two),
				end: Position.create(three, four)
			};
			else if (Position.is(one) && Position.is(two)) return {
				start: one,
				end: two
			};
			else throw new Error(`Range#create called with invalid arguments[${one}, ${two}, ${three}, ${four}]`);
		}
		Range.create = create;
		/**
		* Checks whether the given literal conforms to the {@link Range} interface.
		*/
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && Position.is(candidate.start) && Position.is(candidate.end);
		}
		Range.is = is;
	})(Range || (Range = {}));
	;
	(function(Location) {
		/**
		* Creates a Location literal.
		* @param uri The location's uri.
		* @param range The location's range.
		*/
		function create(uri, range) {
			return {
				uri,
				range
			};
		}
		Location.create = create;
		/**
		* Checks whether the given literal conforms to the {@link Location} interface.
		*/
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && Range.is(candidate.range) && (Is.string(candidate.uri) || Is.undefined(candidate.uri));
		}
		Location.is = is;
	})(Location || (Location = {}));
	;
	(function(LocationLink) {
		/**
		* Creates a LocationLink literal.
		* @param targetUri The definition's uri.
		* @param targetRange The full range of the definition.
		* @param targetSelectionRange The span of the symbol definition at the target.
		* @param originSelectionRange The span of the symbol being defined in the originating source file.
		*/
		function create(targetUri, targetRange, targetSelectionRange, originSelectionRange) {
			return {
				targetUri,
				targetRange,
				targetSelectionRange,
				originSelectionRange
			};
		}
		LocationLink.create = create;
		/**
		* Checks whether the given literal conforms to the {@link LocationLink} interface.
		*/
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && Range.is(candidate.targetRange) && Is.string(candidate.targetUri) && Range.is(candidate.targetSelectionRange) && (Range.is(candidate.originSelectionRange) || Is.undefined(candidate.originSelectionRange));
		}
		LocationLink.is = is;
	})(LocationLink || (LocationLink = {}));
	;
	(function(Color) {
		/**
		* Creates a new Color literal.
		*/
		function create(red, green, blue, alpha) {
			return {
				red,
				green,
				blue,
				alpha
			};
		}
		Color.create = create;
		/**
		* Checks whether the given literal conforms to the {@link Color} interface.
		*/
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && Is.numberRange(candidate.red, 0, 1) && Is.numberRange(candidate.green, 0, 1) && Is.numberRange(candidate.blue, 0, 1) && Is.numberRange(candidate.alpha, 0, 1);
		}
		Color.is = is;
	})(Color || (Color = {}));
	;
	(function(ColorInformation) {
		/**
		* Creates a new ColorInformation literal.
		*/
		function create(range, color) {
			return {
				range,
				color
			};
		}
		ColorInformation.create = create;
		/**
		* Checks whether the given literal conforms to the {@link ColorInformation} interface.
		*/
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && Range.is(candidate.range) && Color.is(candidate.color);
		}
		ColorInformation.is = is;
	})(ColorInformation || (ColorInformation = {}));
	;
	(function(ColorPresentation) {
		/**
		* Creates a new ColorInformation literal.
		*/
		function create(label, textEdit, additionalTextEdits) {
			return {
				label,
				textEdit,
				additionalTextEdits
			};
		}
		ColorPresentation.create = create;
		/**
		* Checks whether the given literal conforms to the {@link ColorInformation} interface.
		*/
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && Is.string(candidate.label) && (Is.undefined(candidate.textEdit) || TextEdit.is(candidate.textEdit)) && (Is.undefined(candidate.additionalTextEdits) || Is.typedArray(candidate.additionalTextEdits, TextEdit.is));
		}
		ColorPresentation.is = is;
	})(ColorPresentation || (ColorPresentation = {}));
	;
	(function(FoldingRangeKind) {
		/**
		* Folding range for a comment
		*/
		FoldingRangeKind.Comment = "comment";
		/**
		* Folding range for an import or include
		*/
		FoldingRangeKind.Imports = "imports";
		/**
		* Folding range for a region (e.g. `#region`)
		*/
		FoldingRangeKind.Region = "region";
	})(FoldingRangeKind || (FoldingRangeKind = {}));
	;
	(function(FoldingRange) {
		/**
		* Creates a new FoldingRange literal.
		*/
		function create(startLine, endLine, startCharacter, endCharacter, kind, collapsedText) {
			const result = {
				startLine,
				endLine
			};
			if (Is.defined(startCharacter)) result.startCharacter = startCharacter;
			if (Is.defined(endCharacter)) result.endCharacter = endCharacter;
			if (Is.defined(kind)) result.kind = kind;
			if (Is.defined(collapsedText)) result.collapsedText = collapsedText;
			return result;
		}
		FoldingRange.create = create;
		/**
		* Checks whether the given literal conforms to the {@link FoldingRange} interface.
		*/
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && Is.uinteger(candidate.startLine) && Is.uinteger(candidate.endLine) && (Is.undefined(candidate.startCharacter) || Is.uinteger(candidate.startCharacter)) && (Is.undefined(candidate.endCharacter) || Is.uinteger(candidate.endCharacter)) && (Is.undefined(candidate.kind) || Is.string(candidate.kind));
		}
		FoldingRange.is = is;
	})(FoldingRange || (FoldingRange = {}));
	;
	(function(DiagnosticRelatedInformation) {
		/**
		* Creates a new DiagnosticRelatedInformation literal.
		*/
		function create(location, message) {
			return {
				location,
				message
			};
		}
		DiagnosticRelatedInformation.create = create;
		/**
		* Checks whether the given literal conforms to the {@link DiagnosticRelatedInformation} interface.
		*/
		function is(value) {
			const candidate = value;
			return Is.defined(candidate) && Location.is(candidate.location) && Is.string(candidate.message);
		}
		DiagnosticRelatedInformation.is = is;
	})(DiagnosticRelatedInformation || (DiagnosticRelatedInformation = {}));
	;
	(function(DiagnosticSeverity) {
		/**
		* Reports an error.
		*/
		DiagnosticSeverity.Error = 1;
		/**
		* Reports a warning.
		*/
		DiagnosticSeverity.Warning = 2;
		/**
		* Reports an information.
		*/
		DiagnosticSeverity.Information = 3;
		/**
		* Reports a hint.
		*/
		DiagnosticSeverity.Hint = 4;
	})(DiagnosticSeverity || (DiagnosticSeverity = {}));
	;
	(function(DiagnosticTag) {
		/**
		* Unused or unnecessary code.
		*
		* Clients are allowed to render diagnostics with this tag faded out instead of having
		* an error squiggle.
		*/
		DiagnosticTag.Unnecessary = 1;
		/**
		* Deprecated or obsolete code.
		*
		* Clients are allowed to rendered diagnostics with this tag strike through.
		*/
		DiagnosticTag.Deprecated = 2;
	})(DiagnosticTag || (DiagnosticTag = {}));
	;
	(function(CodeDescription) {
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && Is.string(candidate.href);
		}
		CodeDescription.is = is;
	})(CodeDescription || (CodeDescription = {}));
	;
	(function(Diagnostic) {
		/**
		* Creates a new Diagnostic literal.
		*/
		function create(range, message, severity, code, source, relatedInformation) {
			const result = {
				range,
				message
			};
			if (Is.defined(severity)) result.severity = severity;
			if (Is.defined(code)) result.code = code;
			if (Is.defined(source)) result.source = source;
			if (Is.defined(relatedInformation)) result.relatedInformation = relatedInformation;
			return result;
		}
		Diagnostic.create = create;
		/**
		* Checks whether the given literal conforms to the {@link Diagnostic} interface.
		*/
		function is(value) {
			var _a;
			const candidate = value;
			return Is.defined(candidate) && Range.is(candidate.range) && (Is.string(candidate.message) || MarkupContent.is(candidate.message)) && (Is.number(candidate.severity) || Is.undefined(candidate.severity)) && (Is.integer(candidate.code) || Is.string(candidate.code) || Is.undefined(candidate.code)) && (Is.undefined(candidate.codeDescription) || Is.string((_a = candidate.codeDescription) === null || _a === void 0 ? void 0 : _a.href)) && (Is.string(candidate.source) || Is.undefined(candidate.source)) && (Is.undefined(candidate.relatedInformation) || Is.typedArray(candidate.relatedInformation, DiagnosticRelatedInformation.is));
		}
		Diagnostic.is = is;
		/**
		* Checks whether the given diagnostic's message conforms to the 3.17.0
		* version of the protocol where the message is a string.
		*
		* @param value the diagnostic
		* @returns true if the diagnostic's message is a string, false otherwise.
		*/
		function is3_17(value) {
			return Is.string(value.message);
		}
		Diagnostic.is3_17 = is3_17;
		/**
		* Gets the message string of a diagnostic. If the message is already a
		* string, it is returned as is. If the message is a MarkupContent,
		* the value of the MarkupContent is returned. Otherwise an error is thrown.
		*
		* @param diagnostic the diagnostic to get the message string from.
		* @returns the message string of the given diagnostic.
		*/
		function getMessageString(diagnostic) {
			if (Is.string(diagnostic.message)) return diagnostic.message;
			else if (MarkupContent.is(diagnostic.message)) return diagnostic.message.value;
			else throw new Error(`Unknown message type ${typeof diagnostic.message}`);
		}
		Diagnostic.getMessageString = getMessageString;
	})(Diagnostic || (Diagnostic = {}));
	;
	(function(Command) {
		/**
		* Creates a new Command literal.
		*/
		function create(title, command, ...args) {
			const result = {
				title,
				command
			};
			if (Is.defined(args) && args.length > 0) result.arguments = args;
			return result;
		}
		Command.create = create;
		/**
		* Checks whether the given literal conforms to the {@link Command} interface.
		*/
		function is(value) {
			const candidate = value;
			return Is.defined(candidate) && Is.string(candidate.title) && (candidate.tooltip === void 0 || Is.string(candidate.tooltip)) && Is.string(candidate.command);
		}
		Command.is = is;
	})(Command || (Command = {}));
	;
	(function(TextEdit) {
		/**
		* Creates a replace text edit.
		* @param range The range of text to be replaced.
		* @param newText The new text.
		*/
		function replace(range, newText) {
			return {
				range,
				newText
			};
		}
		TextEdit.replace = replace;
		/**
		* Creates an insert text edit.
		* @param position The position to insert the text at.
		* @param newText The text to be inserted.
		*/
		function insert(position, newText) {
			return {
				range: {
					start: position,
					end: position
				},
				newText
			};
		}
		TextEdit.insert = insert;
		/**
		* Creates a delete text edit.
		* @param range The range of text to be deleted.
		*/
		function del(range) {
			return {
				range,
				newText: ""
			};
		}
		TextEdit.del = del;
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && Is.string(candidate.newText) && Range.is(candidate.range);
		}
		TextEdit.is = is;
	})(TextEdit || (TextEdit = {}));
	;
	(function(ChangeAnnotation) {
		function create(label, needsConfirmation, description) {
			const result = { label };
			if (needsConfirmation !== void 0) result.needsConfirmation = needsConfirmation;
			if (description !== void 0) result.description = description;
			return result;
		}
		ChangeAnnotation.create = create;
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && Is.string(candidate.label) && (Is.boolean(candidate.needsConfirmation) || candidate.needsConfirmation === void 0) && (Is.string(candidate.description) || candidate.description === void 0);
		}
		ChangeAnnotation.is = is;
	})(ChangeAnnotation || (ChangeAnnotation = {}));
	;
	(function(ChangeAnnotationIdentifier) {
		function is(value) {
			const candidate = value;
			return Is.string(candidate);
		}
		ChangeAnnotationIdentifier.is = is;
	})(ChangeAnnotationIdentifier || (ChangeAnnotationIdentifier = {}));
	;
	(function(AnnotatedTextEdit) {
		/**
		* Creates an annotated replace text edit.
		*
		* @param range The range of text to be replaced.
		* @param newText The new text.
		* @param annotation The annotation.
		*/
		function replace(range, newText, annotation) {
			return {
				range,
				newText,
				annotationId: annotation
			};
		}
		AnnotatedTextEdit.replace = replace;
		/**
		* Creates an annotated insert text edit.
		*
		* @param position The position to insert the text at.
		* @param newText The text to be inserted.
		* @param annotation The annotation.
		*/
		function insert(position, newText, annotation) {
			return {
				range: {
					start: position,
					end: position
				},
				newText,
				annotationId: annotation
			};
		}
		AnnotatedTextEdit.insert = insert;
		/**
		* Creates an annotated delete text edit.
		*
		* @param range The range of text to be deleted.
		* @param annotation The annotation.
		*/
		function del(range, annotation) {
			return {
				range,
				newText: "",
				annotationId: annotation
			};
		}
		AnnotatedTextEdit.del = del;
		function is(value) {
			const candidate = value;
			return TextEdit.is(candidate) && (ChangeAnnotation.is(candidate.annotationId) || ChangeAnnotationIdentifier.is(candidate.annotationId));
		}
		AnnotatedTextEdit.is = is;
	})(AnnotatedTextEdit || (AnnotatedTextEdit = {}));
	;
	(function(TextDocumentEdit) {
		/**
		* Creates a new `TextDocumentEdit`
		*/
		function create(textDocument, edits) {
			return {
				textDocument,
				edits
			};
		}
		TextDocumentEdit.create = create;
		function is(value) {
			const candidate = value;
			return Is.defined(candidate) && OptionalVersionedTextDocumentIdentifier.is(candidate.textDocument) && Array.isArray(candidate.edits);
		}
		TextDocumentEdit.is = is;
	})(TextDocumentEdit || (TextDocumentEdit = {}));
	;
	(function(CreateFile) {
		function create(uri, options, annotation) {
			const result = {
				kind: "create",
				uri
			};
			if (options !== void 0 && (options.overwrite !== void 0 || options.ignoreIfExists !== void 0)) result.options = options;
			if (annotation !== void 0) result.annotationId = annotation;
			return result;
		}
		CreateFile.create = create;
		function is(value) {
			const candidate = value;
			return candidate && candidate.kind === "create" && Is.string(candidate.uri) && (candidate.options === void 0 || (candidate.options.overwrite === void 0 || Is.boolean(candidate.options.overwrite)) && (candidate.options.ignoreIfExists === void 0 || Is.boolean(candidate.options.ignoreIfExists))) && (candidate.annotationId === void 0 || ChangeAnnotationIdentifier.is(candidate.annotationId));
		}
		CreateFile.is = is;
	})(CreateFile || (CreateFile = {}));
	;
	(function(RenameFile) {
		function create(oldUri, newUri, options, annotation) {
			const result = {
				kind: "rename",
				oldUri,
				newUri
			};
			if (options !== void 0 && (options.overwrite !== void 0 || options.ignoreIfExists !== void 0)) result.options = options;
			if (annotation !== void 0) result.annotationId = annotation;
			return result;
		}
		RenameFile.create = create;
		function is(value) {
			const candidate = value;
			return candidate && candidate.kind === "rename" && Is.string(candidate.oldUri) && Is.string(candidate.newUri) && (candidate.options === void 0 || (candidate.options.overwrite === void 0 || Is.boolean(candidate.options.overwrite)) && (candidate.options.ignoreIfExists === void 0 || Is.boolean(candidate.options.ignoreIfExists))) && (candidate.annotationId === void 0 || ChangeAnnotationIdentifier.is(candidate.annotationId));
		}
		RenameFile.is = is;
	})(RenameFile || (RenameFile = {}));
	;
	(function(DeleteFile) {
		function create(uri, options, annotation) {
			const result = {
				kind: "delete",
				uri
			};
			if (options !== void 0 && (options.recursive !== void 0 || options.ignoreIfNotExists !== void 0)) result.options = options;
			if (annotation !== void 0) result.annotationId = annotation;
			return result;
		}
		DeleteFile.create = create;
		function is(value) {
			const candidate = value;
			return candidate && candidate.kind === "delete" && Is.string(candidate.uri) && (candidate.options === void 0 || (candidate.options.recursive === void 0 || Is.boolean(candidate.options.recursive)) && (candidate.options.ignoreIfNotExists === void 0 || Is.boolean(candidate.options.ignoreIfNotExists))) && (candidate.annotationId === void 0 || ChangeAnnotationIdentifier.is(candidate.annotationId));
		}
		DeleteFile.is = is;
	})(DeleteFile || (DeleteFile = {}));
	;
	(function(WorkspaceEdit) {
		function is(value) {
			const candidate = value;
			return candidate && (candidate.changes !== void 0 || candidate.documentChanges !== void 0) && (candidate.documentChanges === void 0 || candidate.documentChanges.every((change) => {
				if (Is.string(change.kind)) return CreateFile.is(change) || RenameFile.is(change) || DeleteFile.is(change);
				else return TextDocumentEdit.is(change);
			}));
		}
		WorkspaceEdit.is = is;
	})(WorkspaceEdit || (WorkspaceEdit = {}));
	TextEditChangeImpl = class {
		constructor(edits, changeAnnotations) {
			this.edits = edits;
			this.changeAnnotations = changeAnnotations;
		}
		insert(position, newText, annotation) {
			let edit;
			let id;
			if (annotation === void 0) edit = TextEdit.insert(position, newText);
			else if (ChangeAnnotationIdentifier.is(annotation)) {
				id = annotation;
				edit = AnnotatedTextEdit.insert(position, newText, annotation);
			} else {
				this.assertChangeAnnotations(this.changeAnnotations);
				id = this.changeAnnotations.manage(annotation);
				edit = AnnotatedTextEdit.insert(position, newText, id);
			}
			this.edits.push(edit);
			if (id !== void 0) return id;
		}
		replace(range, newText, annotation) {
			let edit;
			let id;
			if (annotation === void 0) edit = TextEdit.replace(range, newText);
			else if (ChangeAnnotationIdentifier.is(annotation)) {
				id = annotation;
				edit = AnnotatedTextEdit.replace(range, newText, annotation);
			} else {
				this.assertChangeAnnotations(this.changeAnnotations);
				id = this.changeAnnotations.manage(annotation);
				edit = AnnotatedTextEdit.replace(range, newText, id);
			}
			this.edits.push(edit);
			if (id !== void 0) return id;
		}
		delete(range, annotation) {
			let edit;
			let id;
			if (annotation === void 0) edit = TextEdit.del(range);
			else if (ChangeAnnotationIdentifier.is(annotation)) {
				id = annotation;
				edit = AnnotatedTextEdit.del(range, annotation);
			} else {
				this.assertChangeAnnotations(this.changeAnnotations);
				id = this.changeAnnotations.manage(annotation);
				edit = AnnotatedTextEdit.del(range, id);
			}
			this.edits.push(edit);
			if (id !== void 0) return id;
		}
		add(edit) {
			this.edits.push(edit);
		}
		all() {
			return this.edits;
		}
		clear() {
			this.edits.splice(0, this.edits.length);
		}
		assertChangeAnnotations(value) {
			if (value === void 0) throw new Error(`Text edit change is not configured to manage change annotations.`);
		}
	};
	;
	(function(SnippetTextEdit) {
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && Range.is(candidate.range) && StringValue.isSnippet(candidate.snippet) && (candidate.annotationId === void 0 || ChangeAnnotation.is(candidate.annotationId) || ChangeAnnotationIdentifier.is(candidate.annotationId));
		}
		SnippetTextEdit.is = is;
	})(SnippetTextEdit || (SnippetTextEdit = {}));
	ChangeAnnotations = class {
		constructor(annotations) {
			this._annotations = annotations === void 0 ? Object.create(null) : annotations;
			this._counter = 0;
			this._size = 0;
		}
		all() {
			return this._annotations;
		}
		get size() {
			return this._size;
		}
		manage(idOrAnnotation, annotation) {
			let id;
			if (ChangeAnnotationIdentifier.is(idOrAnnotation)) id = idOrAnnotation;
			else {
				id = this.nextId();
				annotation = idOrAnnotation;
			}
			if (this._annotations[id] !== void 0) throw new Error(`Id ${id} is already in use.`);
			if (annotation === void 0) throw new Error(`No annotation provided for id ${id}`);
			this._annotations[id] = annotation;
			this._size++;
			return id;
		}
		nextId() {
			this._counter++;
			return this._counter.toString();
		}
	};
	WorkspaceChange = class {
		constructor(workspaceEdit) {
			this._textEditChanges = Object.create(null);
			if (workspaceEdit !== void 0) {
				this._workspaceEdit = workspaceEdit;
				if (workspaceEdit.documentChanges) {
					this._changeAnnotations = new ChangeAnnotations(workspaceEdit.changeAnnotations);
					workspaceEdit.changeAnnotations = this._changeAnnotations.all();
					workspaceEdit.documentChanges.forEach((change) => {
						if (TextDocumentEdit.is(change)) {
							const textEditChange = new TextEditChangeImpl(change.edits, this._changeAnnotations);
							this._textEditChanges[change.textDocument.uri] = textEditChange;
						}
					});
				} else if (workspaceEdit.changes) Object.keys(workspaceEdit.changes).forEach((key) => {
					const textEditChange = new TextEditChangeImpl(workspaceEdit.changes[key]);
					this._textEditChanges[key] = textEditChange;
				});
			} else this._workspaceEdit = {};
		}
		/**
		* Returns the underlying {@link WorkspaceEdit} literal
		* use to be returned from a workspace edit operation like rename.
		*/
		get edit() {
			this.initDocumentChanges();
			if (this._changeAnnotations !== void 0) {
				if (this._changeAnnotations.size === 0) this._workspaceEdit.changeAnnotations = void 0;
				else this._workspaceEdit.changeAnnotations = this._changeAnnotations.all();
			}
			return this._workspaceEdit;
		}
		getTextEditChange(key) {
			if (OptionalVersionedTextDocumentIdentifier.is(key)) {
				this.initDocumentChanges();
				if (this._workspaceEdit.documentChanges === void 0) throw new Error("Workspace edit is not configured for document changes.");
				const textDocument = {
					uri: key.uri,
					version: key.version
				};
				let result = this._textEditChanges[textDocument.uri];
				if (!result) {
					const edits = [];
					const textDocumentEdit = {
						textDocument,
						edits
					};
					this._workspaceEdit.documentChanges.push(textDocumentEdit);
					result = new TextEditChangeImpl(edits, this._changeAnnotations);
					this._textEditChanges[textDocument.uri] = result;
				}
				return result;
			} else {
				this.initChanges();
				if (this._workspaceEdit.changes === void 0) throw new Error("Workspace edit is not configured for normal text edit changes.");
				let result = this._textEditChanges[key];
				if (!result) {
					const edits = [];
					this._workspaceEdit.changes[key] = edits;
					result = new TextEditChangeImpl(edits);
					this._textEditChanges[key] = result;
				}
				return result;
			}
		}
		initDocumentChanges() {
			if (this._workspaceEdit.documentChanges === void 0 && this._workspaceEdit.changes === void 0) {
				this._changeAnnotations = new ChangeAnnotations();
				this._workspaceEdit.documentChanges = [];
				this._workspaceEdit.changeAnnotations = this._changeAnnotations.all();
			}
		}
		initChanges() {
			if (this._workspaceEdit.documentChanges === void 0 && this._workspaceEdit.changes === void 0) this._workspaceEdit.changes = Object.create(null);
		}
		createFile(uri, optionsOrAnnotation, options) {
			this.initDocumentChanges();
			if (this._workspaceEdit.documentChanges === void 0) throw new Error("Workspace edit is not configured for document changes.");
			let annotation;
			if (ChangeAnnotation.is(optionsOrAnnotation) || ChangeAnnotationIdentifier.is(optionsOrAnnotation)) annotation = optionsOrAnnotation;
			else options = optionsOrAnnotation;
			let operation;
			let id;
			if (annotation === void 0) operation = CreateFile.create(uri, options);
			else {
				id = ChangeAnnotationIdentifier.is(annotation) ? annotation : this._changeAnnotations.manage(annotation);
				operation = CreateFile.create(uri, options, id);
			}
			this._workspaceEdit.documentChanges.push(operation);
			if (id !== void 0) return id;
		}
		renameFile(oldUri, newUri, optionsOrAnnotation, options) {
			this.initDocumentChanges();
			if (this._workspaceEdit.documentChanges === void 0) throw new Error("Workspace edit is not configured for document changes.");
			let annotation;
			if (ChangeAnnotation.is(optionsOrAnnotation) || ChangeAnnotationIdentifier.is(optionsOrAnnotation)) annotation = optionsOrAnnotation;
			else options = optionsOrAnnotation;
			let operation;
			let id;
			if (annotation === void 0) operation = RenameFile.create(oldUri, newUri, options);
			else {
				id = ChangeAnnotationIdentifier.is(annotation) ? annotation : this._changeAnnotations.manage(annotation);
				operation = RenameFile.create(oldUri, newUri, options, id);
			}
			this._workspaceEdit.documentChanges.push(operation);
			if (id !== void 0) return id;
		}
		deleteFile(uri, optionsOrAnnotation, options) {
			this.initDocumentChanges();
			if (this._workspaceEdit.documentChanges === void 0) throw new Error("Workspace edit is not configured for document changes.");
			let annotation;
			if (ChangeAnnotation.is(optionsOrAnnotation) || ChangeAnnotationIdentifier.is(optionsOrAnnotation)) annotation = optionsOrAnnotation;
			else options = optionsOrAnnotation;
			let operation;
			let id;
			if (annotation === void 0) operation = DeleteFile.create(uri, options);
			else {
				id = ChangeAnnotationIdentifier.is(annotation) ? annotation : this._changeAnnotations.manage(annotation);
				operation = DeleteFile.create(uri, options, id);
			}
			this._workspaceEdit.documentChanges.push(operation);
			if (id !== void 0) return id;
		}
	};
	;
	(function(TextDocumentIdentifier) {
		/**
		* Creates a new TextDocumentIdentifier literal.
		* @param uri The document's uri.
		*/
		function create(uri) {
			return { uri };
		}
		TextDocumentIdentifier.create = create;
		/**
		* Checks whether the given literal conforms to the {@link TextDocumentIdentifier} interface.
		*/
		function is(value) {
			const candidate = value;
			return Is.defined(candidate) && Is.string(candidate.uri);
		}
		TextDocumentIdentifier.is = is;
	})(TextDocumentIdentifier || (TextDocumentIdentifier = {}));
	;
	(function(VersionedTextDocumentIdentifier) {
		/**
		* Creates a new VersionedTextDocumentIdentifier literal.
		* @param uri The document's uri.
		* @param version The document's version.
		*/
		function create(uri, version) {
			return {
				uri,
				version
			};
		}
		VersionedTextDocumentIdentifier.create = create;
		/**
		* Checks whether the given literal conforms to the {@link VersionedTextDocumentIdentifier} interface.
		*/
		function is(value) {
			const candidate = value;
			return Is.defined(candidate) && Is.string(candidate.uri) && Is.integer(candidate.version);
		}
		VersionedTextDocumentIdentifier.is = is;
	})(VersionedTextDocumentIdentifier || (VersionedTextDocumentIdentifier = {}));
	;
	(function(OptionalVersionedTextDocumentIdentifier) {
		/**
		* Creates a new OptionalVersionedTextDocumentIdentifier literal.
		* @param uri The document's uri.
		* @param version The document's version.
		*/
		function create(uri, version) {
			return {
				uri,
				version
			};
		}
		OptionalVersionedTextDocumentIdentifier.create = create;
		/**
		* Checks whether the given literal conforms to the {@link OptionalVersionedTextDocumentIdentifier} interface.
		*/
		function is(value) {
			const candidate = value;
			return Is.defined(candidate) && Is.string(candidate.uri) && (candidate.version === null || Is.integer(candidate.version));
		}
		OptionalVersionedTextDocumentIdentifier.is = is;
	})(OptionalVersionedTextDocumentIdentifier || (OptionalVersionedTextDocumentIdentifier = {}));
	;
	(function(LanguageKind) {
		LanguageKind.ABAP = "abap";
		LanguageKind.WindowsBat = "bat";
		LanguageKind.BibTeX = "bibtex";
		LanguageKind.Clojure = "clojure";
		LanguageKind.Coffeescript = "coffeescript";
		LanguageKind.C = "c";
		LanguageKind.CPP = "cpp";
		LanguageKind.CSharp = "csharp";
		LanguageKind.CSS = "css";
		/**
		* @since 3.18.0
		*/
		LanguageKind.D = "d";
		/**
		* @since 3.18.0
		*/
		LanguageKind.Delphi = "pascal";
		LanguageKind.Diff = "diff";
		LanguageKind.Dart = "dart";
		LanguageKind.Dockerfile = "dockerfile";
		LanguageKind.Elixir = "elixir";
		LanguageKind.Erlang = "erlang";
		LanguageKind.FSharp = "fsharp";
		LanguageKind.GitCommit = "git-commit";
		LanguageKind.GitRebase = "git-rebase";
		LanguageKind.Go = "go";
		LanguageKind.Groovy = "groovy";
		LanguageKind.Handlebars = "handlebars";
		LanguageKind.Haskell = "haskell";
		LanguageKind.HTML = "html";
		LanguageKind.Ini = "ini";
		LanguageKind.Java = "java";
		LanguageKind.JavaScript = "javascript";
		LanguageKind.JavaScriptReact = "javascriptreact";
		LanguageKind.JSON = "json";
		LanguageKind.LaTeX = "latex";
		LanguageKind.Less = "less";
		LanguageKind.Lua = "lua";
		LanguageKind.Makefile = "makefile";
		LanguageKind.Markdown = "markdown";
		LanguageKind.ObjectiveC = "objective-c";
		LanguageKind.ObjectiveCPP = "objective-cpp";
		/**
		* @since 3.18.0
		*/
		LanguageKind.Pascal = "pascal";
		LanguageKind.Perl = "perl";
		LanguageKind.Perl6 = "perl6";
		LanguageKind.PHP = "php";
		LanguageKind.Plaintext = "plaintext";
		LanguageKind.Powershell = "powershell";
		LanguageKind.Pug = "jade";
		LanguageKind.Python = "python";
		LanguageKind.R = "r";
		LanguageKind.Razor = "razor";
		LanguageKind.Ruby = "ruby";
		LanguageKind.Rust = "rust";
		LanguageKind.SCSS = "scss";
		LanguageKind.SASS = "sass";
		LanguageKind.Scala = "scala";
		LanguageKind.ShaderLab = "shaderlab";
		LanguageKind.ShellScript = "shellscript";
		LanguageKind.SQL = "sql";
		LanguageKind.Swift = "swift";
		LanguageKind.TypeScript = "typescript";
		LanguageKind.TypeScriptReact = "typescriptreact";
		LanguageKind.TeX = "tex";
		LanguageKind.VisualBasic = "vb";
		LanguageKind.XML = "xml";
		LanguageKind.XSL = "xsl";
		LanguageKind.YAML = "yaml";
	})(LanguageKind || (LanguageKind = {}));
	;
	(function(TextDocumentItem) {
		/**
		* Creates a new TextDocumentItem literal.
		* @param uri The document's uri.
		* @param languageId The document's language identifier.
		* @param version The document's version number.
		* @param text The document's text.
		*/
		function create(uri, languageId, version, text) {
			return {
				uri,
				languageId,
				version,
				text
			};
		}
		TextDocumentItem.create = create;
		/**
		* Checks whether the given literal conforms to the {@link TextDocumentItem} interface.
		*/
		function is(value) {
			const candidate = value;
			return Is.defined(candidate) && Is.string(candidate.uri) && Is.string(candidate.languageId) && Is.integer(candidate.version) && Is.string(candidate.text);
		}
		TextDocumentItem.is = is;
	})(TextDocumentItem || (TextDocumentItem = {}));
	;
	(function(MarkupKind) {
		/**
		* Plain text is supported as a content format
		*/
		MarkupKind.PlainText = "plaintext";
		/**
		* Markdown is supported as a content format
		*/
		MarkupKind.Markdown = "markdown";
		/**
		* Checks whether the given value is a value of the {@link MarkupKind} type.
		*/
		function is(value) {
			const candidate = value;
			return candidate === MarkupKind.PlainText || candidate === MarkupKind.Markdown;
		}
		MarkupKind.is = is;
	})(MarkupKind || (MarkupKind = {}));
	;
	(function(MarkupContent) {
		/**
		* Checks whether the given value conforms to the {@link MarkupContent} interface.
		*/
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(value) && MarkupKind.is(candidate.kind) && Is.string(candidate.value);
		}
		MarkupContent.is = is;
	})(MarkupContent || (MarkupContent = {}));
	;
	(function(CompletionItemKind) {
		CompletionItemKind.Text = 1;
		CompletionItemKind.Method = 2;
		CompletionItemKind.Function = 3;
		CompletionItemKind.Constructor = 4;
		CompletionItemKind.Field = 5;
		CompletionItemKind.Variable = 6;
		CompletionItemKind.Class = 7;
		CompletionItemKind.Interface = 8;
		CompletionItemKind.Module = 9;
		CompletionItemKind.Property = 10;
		CompletionItemKind.Unit = 11;
		CompletionItemKind.Value = 12;
		CompletionItemKind.Enum = 13;
		CompletionItemKind.Keyword = 14;
		CompletionItemKind.Snippet = 15;
		CompletionItemKind.Color = 16;
		CompletionItemKind.File = 17;
		CompletionItemKind.Reference = 18;
		CompletionItemKind.Folder = 19;
		CompletionItemKind.EnumMember = 20;
		CompletionItemKind.Constant = 21;
		CompletionItemKind.Struct = 22;
		CompletionItemKind.Event = 23;
		CompletionItemKind.Operator = 24;
		CompletionItemKind.TypeParameter = 25;
	})(CompletionItemKind || (CompletionItemKind = {}));
	;
	(function(InsertTextFormat) {
		/**
		* The primary text to be inserted is treated as a plain string.
		*/
		InsertTextFormat.PlainText = 1;
		/**
		* The primary text to be inserted is treated as a snippet.
		*
		* A snippet can define tab stops and placeholders with `$1`, `$2`
		* and `${3:foo}`. `$0` defines the final tab stop, it defaults to
		* the end of the snippet. Placeholders with equal identifiers are linked,
		* that is typing in one will update others too.
		*
		* See also: https://microsoft.github.io/language-server-protocol/specifications/specification-current/#snippet_syntax
		*/
		InsertTextFormat.Snippet = 2;
	})(InsertTextFormat || (InsertTextFormat = {}));
	;
	(function(CompletionItemTag) {
		/**
		* Render a completion as obsolete, usually using a strike-out.
		*/
		CompletionItemTag.Deprecated = 1;
	})(CompletionItemTag || (CompletionItemTag = {}));
	;
	(function(InsertReplaceEdit) {
		/**
		* Creates a new insert / replace edit
		*/
		function create(newText, insert, replace) {
			return {
				newText,
				insert,
				replace
			};
		}
		InsertReplaceEdit.create = create;
		/**
		* Checks whether the given literal conforms to the {@link InsertReplaceEdit} interface.
		*/
		function is(value) {
			const candidate = value;
			return candidate && Is.string(candidate.newText) && Range.is(candidate.insert) && Range.is(candidate.replace);
		}
		InsertReplaceEdit.is = is;
	})(InsertReplaceEdit || (InsertReplaceEdit = {}));
	;
	(function(InsertTextMode) {
		/**
		* The insertion or replace strings is taken as it is. If the
		* value is multi line the lines below the cursor will be
		* inserted using the indentation defined in the string value.
		* The client will not apply any kind of adjustments to the
		* string.
		*/
		InsertTextMode.asIs = 1;
		/**
		* The editor adjusts leading whitespace of new lines so that
		* they match the indentation up to the cursor of the line for
		* which the item is accepted.
		*
		* Consider a line like this: <2tabs><cursor><3tabs>foo. Accepting a
		* multi line completion item is indented using 2 tabs and all
		* following lines inserted will be indented using 2 tabs as well.
		*/
		InsertTextMode.adjustIndentation = 2;
	})(InsertTextMode || (InsertTextMode = {}));
	;
	(function(ApplyKind) {
		/**
		* The value from the individual item (if provided and not `null`) will be
		* used instead of the default.
		*/
		ApplyKind.Replace = 1;
		/**
		* The value from the item will be merged with the default.
		*
		* The specific rules for mergeing values are defined against each field
		* that supports merging.
		*/
		ApplyKind.Merge = 2;
	})(ApplyKind || (ApplyKind = {}));
	;
	(function(CompletionItemLabelDetails) {
		function is(value) {
			const candidate = value;
			return candidate && (Is.string(candidate.detail) || candidate.detail === void 0) && (Is.string(candidate.description) || candidate.description === void 0);
		}
		CompletionItemLabelDetails.is = is;
	})(CompletionItemLabelDetails || (CompletionItemLabelDetails = {}));
	;
	(function(CompletionItem) {
		/**
		* Create a completion item and seed it with a label.
		* @param label The completion item's label
		*/
		function create(label) {
			return { label };
		}
		CompletionItem.create = create;
	})(CompletionItem || (CompletionItem = {}));
	;
	(function(CompletionList) {
		/**
		* Creates a new completion list.
		*
		* @param items The completion items.
		* @param isIncomplete The list is not complete.
		*/
		function create(items, isIncomplete) {
			return {
				items: items ? items : [],
				isIncomplete: !!isIncomplete
			};
		}
		CompletionList.create = create;
	})(CompletionList || (CompletionList = {}));
	;
	(function(MarkedString) {
		/**
		* Creates a marked string from plain text.
		*
		* @param plainText The plain text.
		*/
		function fromPlainText(plainText) {
			return plainText.replace(/[\\`*_{}[\]()#+\-.!]/g, "\\$&");
		}
		MarkedString.fromPlainText = fromPlainText;
		/**
		* Checks whether the given value conforms to the {@link MarkedString} type.
		*/
		function is(value) {
			const candidate = value;
			return Is.string(candidate) || Is.objectLiteral(candidate) && Is.string(candidate.language) && Is.string(candidate.value);
		}
		MarkedString.is = is;
	})(MarkedString || (MarkedString = {}));
	;
	(function(Hover) {
		/**
		* Checks whether the given value conforms to the {@link Hover} interface.
		*/
		function is(value) {
			const candidate = value;
			return !!candidate && Is.objectLiteral(candidate) && (MarkupContent.is(candidate.contents) || MarkedString.is(candidate.contents) || Is.typedArray(candidate.contents, MarkedString.is)) && (value.range === void 0 || Range.is(value.range));
		}
		Hover.is = is;
	})(Hover || (Hover = {}));
	;
	(function(ParameterInformation) {
		/**
		* Creates a new parameter information literal.
		*
		* @param label A label string.
		* @param documentation A doc string.
		*/
		function create(label, documentation) {
			return documentation ? {
				label,
				documentation
			} : { label };
		}
		ParameterInformation.create = create;
	})(ParameterInformation || (ParameterInformation = {}));
	;
	(function(SignatureInformation) {
		function create(label, documentation, ...parameters) {
			const result = { label };
			if (Is.defined(documentation)) result.documentation = documentation;
			if (Is.defined(parameters)) result.parameters = parameters;
			else result.parameters = [];
			return result;
		}
		SignatureInformation.create = create;
	})(SignatureInformation || (SignatureInformation = {}));
	;
	(function(DocumentHighlightKind) {
		/**
		* A textual occurrence.
		*/
		DocumentHighlightKind.Text = 1;
		/**
		* Read-access of a symbol, like reading a variable.
		*/
		DocumentHighlightKind.Read = 2;
		/**
		* Write-access of a symbol, like writing to a variable.
		*/
		DocumentHighlightKind.Write = 3;
	})(DocumentHighlightKind || (DocumentHighlightKind = {}));
	;
	(function(DocumentHighlight) {
		/**
		* Create a DocumentHighlight object.
		* @param range The range the highlight applies to.
		* @param kind The highlight kind
		*/
		function create(range, kind) {
			const result = { range };
			if (Is.number(kind)) result.kind = kind;
			return result;
		}
		DocumentHighlight.create = create;
	})(DocumentHighlight || (DocumentHighlight = {}));
	;
	(function(SymbolKind) {
		SymbolKind.File = 1;
		SymbolKind.Module = 2;
		SymbolKind.Namespace = 3;
		SymbolKind.Package = 4;
		SymbolKind.Class = 5;
		SymbolKind.Method = 6;
		SymbolKind.Property = 7;
		SymbolKind.Field = 8;
		SymbolKind.Constructor = 9;
		SymbolKind.Enum = 10;
		SymbolKind.Interface = 11;
		SymbolKind.Function = 12;
		SymbolKind.Variable = 13;
		SymbolKind.Constant = 14;
		SymbolKind.String = 15;
		SymbolKind.Number = 16;
		SymbolKind.Boolean = 17;
		SymbolKind.Array = 18;
		SymbolKind.Object = 19;
		SymbolKind.Key = 20;
		SymbolKind.Null = 21;
		SymbolKind.EnumMember = 22;
		SymbolKind.Struct = 23;
		SymbolKind.Event = 24;
		SymbolKind.Operator = 25;
		SymbolKind.TypeParameter = 26;
	})(SymbolKind || (SymbolKind = {}));
	;
	(function(SymbolTag) {
		/**
		* Render a symbol as obsolete, usually using a strike-out.
		*/
		SymbolTag.Deprecated = 1;
	})(SymbolTag || (SymbolTag = {}));
	;
	(function(SymbolInformation) {
		/**
		* Creates a new symbol information literal.
		*
		* @param name The name of the symbol.
		* @param kind The kind of the symbol.
		* @param range The range of the location of the symbol.
		* @param uri The resource of the location of symbol.
		* @param containerName The name of the symbol containing the symbol.
		*/
		function create(name, kind, range, uri, containerName) {
			const result = {
				name,
				kind,
				location: {
					uri,
					range
				}
			};
			if (containerName) result.containerName = containerName;
			return result;
		}
		SymbolInformation.create = create;
	})(SymbolInformation || (SymbolInformation = {}));
	;
	(function(WorkspaceSymbol) {
		/**
		* Create a new workspace symbol.
		*
		* @param name The name of the symbol.
		* @param kind The kind of the symbol.
		* @param uri The resource of the location of the symbol.
		* @param range An options range of the location.
		* @returns A WorkspaceSymbol.
		*/
		function create(name, kind, uri, range) {
			return range !== void 0 ? {
				name,
				kind,
				location: {
					uri,
					range
				}
			} : {
				name,
				kind,
				location: { uri }
			};
		}
		WorkspaceSymbol.create = create;
	})(WorkspaceSymbol || (WorkspaceSymbol = {}));
	;
	(function(DocumentSymbol) {
		/**
		* Creates a new symbol information literal.
		*
		* @param name The name of the symbol.
		* @param detail The detail of the symbol.
		* @param kind The kind of the symbol.
		* @param range The range of the symbol.
		* @param selectionRange The selectionRange of the symbol.
		* @param children Children of the symbol.
		*/
		function create(name, detail, kind, range, selectionRange, children) {
			const result = {
				name,
				detail,
				kind,
				range,
				selectionRange
			};
			if (children !== void 0) result.children = children;
			return result;
		}
		DocumentSymbol.create = create;
		/**
		* Checks whether the given literal conforms to the {@link DocumentSymbol} interface.
		*/
		function is(value) {
			const candidate = value;
			return candidate && Is.string(candidate.name) && Is.number(candidate.kind) && Range.is(candidate.range) && Range.is(candidate.selectionRange) && (candidate.detail === void 0 || Is.string(candidate.detail)) && (candidate.deprecated === void 0 || Is.boolean(candidate.deprecated)) && (candidate.children === void 0 || Array.isArray(candidate.children)) && (candidate.tags === void 0 || Array.isArray(candidate.tags));
		}
		DocumentSymbol.is = is;
	})(DocumentSymbol || (DocumentSymbol = {}));
	;
	(function(CodeActionKind) {
		/**
		* Empty kind.
		*/
		CodeActionKind.Empty = "";
		/**
		* Base kind for quickfix actions: 'quickfix'
		*/
		CodeActionKind.QuickFix = "quickfix";
		/**
		* Base kind for refactoring actions: 'refactor'
		*/
		CodeActionKind.Refactor = "refactor";
		/**
		* Base kind for refactoring extraction actions: 'refactor.extract'
		*
		* Example extract actions:
		*
		* - Extract method
		* - Extract function
		* - Extract variable
		* - Extract interface from class
		* - ...
		*/
		CodeActionKind.RefactorExtract = "refactor.extract";
		/**
		* Base kind for refactoring inline actions: 'refactor.inline'
		*
		* Example inline actions:
		*
		* - Inline function
		* - Inline variable
		* - Inline constant
		* - ...
		*/
		CodeActionKind.RefactorInline = "refactor.inline";
		/**
		* Base kind for refactoring move actions: `refactor.move`
		*
		* Example move actions:
		*
		* - Move a function to a new file
		* - Move a property between classes
		* - Move method to base class
		* - ...
		*
		* @since 3.18.0
		*/
		CodeActionKind.RefactorMove = "refactor.move";
		/**
		* Base kind for refactoring rewrite actions: 'refactor.rewrite'
		*
		* Example rewrite actions:
		*
		* - Convert JavaScript function to class
		* - Add or remove parameter
		* - Encapsulate field
		* - Make method static
		* - Move method to base class
		* - ...
		*/
		CodeActionKind.RefactorRewrite = "refactor.rewrite";
		/**
		* Base kind for source actions: `source`
		*
		* Source code actions apply to the entire file.
		*/
		CodeActionKind.Source = "source";
		/**
		* Base kind for an organize imports source action: `source.organizeImports`
		*/
		CodeActionKind.SourceOrganizeImports = "source.organizeImports";
		/**
		* Base kind for auto-fix source actions: `source.fixAll`.
		*
		* Fix all actions automatically fix errors that have a clear fix that do not require user input.
		* They should not suppress errors or perform unsafe fixes such as generating new types or classes.
		*
		* @since 3.15.0
		*/
		CodeActionKind.SourceFixAll = "source.fixAll";
		/**
		* Base kind for all code actions applying to the entire notebook's scope. CodeActionKinds using
		* this should always begin with `notebook.`
		*
		* @since 3.18.0
		*/
		CodeActionKind.Notebook = "notebook";
	})(CodeActionKind || (CodeActionKind = {}));
	;
	(function(CodeActionTriggerKind) {
		/**
		* Code actions were explicitly requested by the user or by an extension.
		*/
		CodeActionTriggerKind.Invoked = 1;
		/**
		* Code actions were requested automatically.
		*
		* This typically happens when current selection in a file changes, but can
		* also be triggered when file content changes.
		*/
		CodeActionTriggerKind.Automatic = 2;
	})(CodeActionTriggerKind || (CodeActionTriggerKind = {}));
	;
	(function(CodeActionContext) {
		/**
		* Creates a new CodeActionContext literal.
		*/
		function create(diagnostics, only, triggerKind) {
			const result = { diagnostics };
			if (only !== void 0 && only !== null) result.only = only;
			if (triggerKind !== void 0 && triggerKind !== null) result.triggerKind = triggerKind;
			return result;
		}
		CodeActionContext.create = create;
		/**
		* Checks whether the given literal conforms to the {@link CodeActionContext} interface.
		*/
		function is(value) {
			const candidate = value;
			return Is.defined(candidate) && Is.typedArray(candidate.diagnostics, Diagnostic.is) && (candidate.only === void 0 || Is.typedArray(candidate.only, Is.string)) && (candidate.triggerKind === void 0 || candidate.triggerKind === CodeActionTriggerKind.Invoked || candidate.triggerKind === CodeActionTriggerKind.Automatic);
		}
		CodeActionContext.is = is;
	})(CodeActionContext || (CodeActionContext = {}));
	;
	(function(CodeActionTag) {
		/**
		* Marks the code action as LLM-generated.
		*/
		CodeActionTag.LLMGenerated = 1;
		/**
		* Checks whether the given literal conforms to the {@link CodeActionTag} interface.
		*/
		function is(value) {
			return Is.defined(value) && value === CodeActionTag.LLMGenerated;
		}
		CodeActionTag.is = is;
	})(CodeActionTag || (CodeActionTag = {}));
	;
	(function(CodeAction) {
		function create(title, kindOrCommandOrEdit, kind) {
			const result = { title };
			let checkKind = true;
			if (typeof kindOrCommandOrEdit === "string") {
				checkKind = false;
				result.kind = kindOrCommandOrEdit;
			} else if (Command.is(kindOrCommandOrEdit)) result.command = kindOrCommandOrEdit;
			else result.edit = kindOrCommandOrEdit;
			if (checkKind && kind !== void 0) result.kind = kind;
			return result;
		}
		CodeAction.create = create;
		function is(value) {
			const candidate = value;
			return candidate && Is.string(candidate.title) && (candidate.diagnostics === void 0 || Is.typedArray(candidate.diagnostics, Diagnostic.is)) && (candidate.kind === void 0 || Is.string(candidate.kind)) && (candidate.edit !== void 0 || candidate.command !== void 0) && (candidate.command === void 0 || Command.is(candidate.command)) && (candidate.isPreferred === void 0 || Is.boolean(candidate.isPreferred)) && (candidate.edit === void 0 || WorkspaceEdit.is(candidate.edit)) && (candidate.tags === void 0 || Is.typedArray(candidate.tags, CodeActionTag.is));
		}
		CodeAction.is = is;
	})(CodeAction || (CodeAction = {}));
	;
	(function(CodeLens) {
		/**
		* Creates a new CodeLens literal.
		*/
		function create(range, data) {
			const result = { range };
			if (Is.defined(data)) result.data = data;
			return result;
		}
		CodeLens.create = create;
		/**
		* Checks whether the given literal conforms to the {@link CodeLens} interface.
		*/
		function is(value) {
			const candidate = value;
			return Is.defined(candidate) && Range.is(candidate.range) && (Is.undefined(candidate.command) || Command.is(candidate.command));
		}
		CodeLens.is = is;
	})(CodeLens || (CodeLens = {}));
	;
	(function(FormattingOptions) {
		/**
		* Creates a new FormattingOptions literal.
		*/
		function create(tabSize, insertSpaces) {
			return {
				tabSize,
				insertSpaces
			};
		}
		FormattingOptions.create = create;
		/**
		* Checks whether the given literal conforms to the {@link FormattingOptions} interface.
		*/
		function is(value) {
			const candidate = value;
			return Is.defined(candidate) && Is.uinteger(candidate.tabSize) && Is.boolean(candidate.insertSpaces);
		}
		FormattingOptions.is = is;
	})(FormattingOptions || (FormattingOptions = {}));
	;
	(function(DocumentLink) {
		/**
		* Creates a new DocumentLink literal.
		*/
		function create(range, target, data) {
			return {
				range,
				target,
				data
			};
		}
		DocumentLink.create = create;
		/**
		* Checks whether the given literal conforms to the {@link DocumentLink} interface.
		*/
		function is(value) {
			const candidate = value;
			return Is.defined(candidate) && Range.is(candidate.range) && (Is.undefined(candidate.target) || Is.string(candidate.target));
		}
		DocumentLink.is = is;
	})(DocumentLink || (DocumentLink = {}));
	;
	(function(SelectionRange) {
		/**
		* Creates a new SelectionRange
		* @param range the range.
		* @param parent an optional parent.
		*/
		function create(range, parent) {
			return {
				range,
				parent
			};
		}
		SelectionRange.create = create;
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && Range.is(candidate.range) && (candidate.parent === void 0 || SelectionRange.is(candidate.parent));
		}
		SelectionRange.is = is;
	})(SelectionRange || (SelectionRange = {}));
	;
	(function(SemanticTokenTypes) {
		SemanticTokenTypes["namespace"] = "namespace";
		/**
		* Represents a generic type. Acts as a fallback for types which can't be mapped to
		* a specific type like class or enum.
		*/
		SemanticTokenTypes["type"] = "type";
		SemanticTokenTypes["class"] = "class";
		SemanticTokenTypes["enum"] = "enum";
		SemanticTokenTypes["interface"] = "interface";
		SemanticTokenTypes["struct"] = "struct";
		SemanticTokenTypes["typeParameter"] = "typeParameter";
		SemanticTokenTypes["parameter"] = "parameter";
		SemanticTokenTypes["variable"] = "variable";
		SemanticTokenTypes["property"] = "property";
		SemanticTokenTypes["enumMember"] = "enumMember";
		SemanticTokenTypes["event"] = "event";
		SemanticTokenTypes["function"] = "function";
		SemanticTokenTypes["method"] = "method";
		SemanticTokenTypes["macro"] = "macro";
		SemanticTokenTypes["keyword"] = "keyword";
		SemanticTokenTypes["modifier"] = "modifier";
		SemanticTokenTypes["comment"] = "comment";
		SemanticTokenTypes["string"] = "string";
		SemanticTokenTypes["number"] = "number";
		SemanticTokenTypes["regexp"] = "regexp";
		SemanticTokenTypes["operator"] = "operator";
		/**
		* @since 3.17.0
		*/
		SemanticTokenTypes["decorator"] = "decorator";
		/**
		* @since 3.18.0
		*/
		SemanticTokenTypes["label"] = "label";
	})(SemanticTokenTypes || (SemanticTokenTypes = {}));
	;
	(function(SemanticTokenModifiers) {
		SemanticTokenModifiers["declaration"] = "declaration";
		SemanticTokenModifiers["definition"] = "definition";
		SemanticTokenModifiers["readonly"] = "readonly";
		SemanticTokenModifiers["static"] = "static";
		SemanticTokenModifiers["deprecated"] = "deprecated";
		SemanticTokenModifiers["abstract"] = "abstract";
		SemanticTokenModifiers["async"] = "async";
		SemanticTokenModifiers["modification"] = "modification";
		SemanticTokenModifiers["documentation"] = "documentation";
		SemanticTokenModifiers["defaultLibrary"] = "defaultLibrary";
	})(SemanticTokenModifiers || (SemanticTokenModifiers = {}));
	;
	(function(SemanticTokens) {
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && (candidate.resultId === void 0 || typeof candidate.resultId === "string") && Array.isArray(candidate.data) && (candidate.data.length === 0 || typeof candidate.data[0] === "number");
		}
		SemanticTokens.is = is;
	})(SemanticTokens || (SemanticTokens = {}));
	;
	(function(InlineValueText) {
		/**
		* Creates a new InlineValueText literal.
		*/
		function create(range, text) {
			return {
				range,
				text
			};
		}
		InlineValueText.create = create;
		function is(value) {
			const candidate = value;
			return candidate !== void 0 && candidate !== null && Range.is(candidate.range) && Is.string(candidate.text);
		}
		InlineValueText.is = is;
	})(InlineValueText || (InlineValueText = {}));
	;
	(function(InlineValueVariableLookup) {
		/**
		* Creates a new InlineValueText literal.
		*/
		function create(range, variableName, caseSensitiveLookup) {
			return {
				range,
				variableName,
				caseSensitiveLookup
			};
		}
		InlineValueVariableLookup.create = create;
		function is(value) {
			const candidate = value;
			return candidate !== void 0 && candidate !== null && Range.is(candidate.range) && Is.boolean(candidate.caseSensitiveLookup) && (Is.string(candidate.variableName) || candidate.variableName === void 0);
		}
		InlineValueVariableLookup.is = is;
	})(InlineValueVariableLookup || (InlineValueVariableLookup = {}));
	;
	(function(InlineValueEvaluatableExpression) {
		/**
		* Creates a new InlineValueEvaluatableExpression literal.
		*/
		function create(range, expression) {
			return {
				range,
				expression
			};
		}
		InlineValueEvaluatableExpression.create = create;
		function is(value) {
			const candidate = value;
			return candidate !== void 0 && candidate !== null && Range.is(candidate.range) && (Is.string(candidate.expression) || candidate.expression === void 0);
		}
		InlineValueEvaluatableExpression.is = is;
	})(InlineValueEvaluatableExpression || (InlineValueEvaluatableExpression = {}));
	;
	(function(InlineValueContext) {
		/**
		* Creates a new InlineValueContext literal.
		*/
		function create(frameId, stoppedLocation) {
			return {
				frameId,
				stoppedLocation
			};
		}
		InlineValueContext.create = create;
		/**
		* Checks whether the given literal conforms to the {@link InlineValueContext} interface.
		*/
		function is(value) {
			const candidate = value;
			return Is.defined(candidate) && Range.is(value.stoppedLocation);
		}
		InlineValueContext.is = is;
	})(InlineValueContext || (InlineValueContext = {}));
	;
	(function(InlayHintKind) {
		/**
		* An inlay hint that for a type annotation.
		*/
		InlayHintKind.Type = 1;
		/**
		* An inlay hint that is for a parameter.
		*/
		InlayHintKind.Parameter = 2;
		function is(value) {
			return value === 1 || value === 2;
		}
		InlayHintKind.is = is;
	})(InlayHintKind || (InlayHintKind = {}));
	;
	(function(InlayHintLabelPart) {
		function create(value) {
			return { value };
		}
		InlayHintLabelPart.create = create;
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && (candidate.tooltip === void 0 || Is.string(candidate.tooltip) || MarkupContent.is(candidate.tooltip)) && (candidate.location === void 0 || Location.is(candidate.location)) && (candidate.command === void 0 || Command.is(candidate.command));
		}
		InlayHintLabelPart.is = is;
	})(InlayHintLabelPart || (InlayHintLabelPart = {}));
	;
	(function(InlayHint) {
		function create(position, label, kind) {
			const result = {
				position,
				label
			};
			if (kind !== void 0) result.kind = kind;
			return result;
		}
		InlayHint.create = create;
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && Position.is(candidate.position) && (Is.string(candidate.label) || Is.typedArray(candidate.label, InlayHintLabelPart.is)) && (candidate.kind === void 0 || InlayHintKind.is(candidate.kind)) && candidate.textEdits === void 0 || Is.typedArray(candidate.textEdits, TextEdit.is) && (candidate.tooltip === void 0 || Is.string(candidate.tooltip) || MarkupContent.is(candidate.tooltip)) && (candidate.paddingLeft === void 0 || Is.boolean(candidate.paddingLeft)) && (candidate.paddingRight === void 0 || Is.boolean(candidate.paddingRight));
		}
		InlayHint.is = is;
	})(InlayHint || (InlayHint = {}));
	;
	(function(StringValue) {
		function createSnippet(value) {
			return {
				kind: "snippet",
				value
			};
		}
		StringValue.createSnippet = createSnippet;
		function isSnippet(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && candidate.kind === "snippet" && Is.string(candidate.value);
		}
		StringValue.isSnippet = isSnippet;
	})(StringValue || (StringValue = {}));
	;
	(function(InlineCompletionItem) {
		function create(insertText, filterText, range, command) {
			return {
				insertText,
				filterText,
				range,
				command
			};
		}
		InlineCompletionItem.create = create;
	})(InlineCompletionItem || (InlineCompletionItem = {}));
	;
	(function(InlineCompletionList) {
		function create(items) {
			return { items };
		}
		InlineCompletionList.create = create;
	})(InlineCompletionList || (InlineCompletionList = {}));
	;
	(function(InlineCompletionTriggerKind) {
		/**
		* Completion was triggered explicitly by a user gesture.
		*/
		InlineCompletionTriggerKind.Invoked = 1;
		/**
		* Completion was triggered automatically while editing.
		*/
		InlineCompletionTriggerKind.Automatic = 2;
	})(InlineCompletionTriggerKind || (InlineCompletionTriggerKind = {}));
	;
	(function(SelectedCompletionInfo) {
		function create(range, text) {
			return {
				range,
				text
			};
		}
		SelectedCompletionInfo.create = create;
	})(SelectedCompletionInfo || (SelectedCompletionInfo = {}));
	;
	(function(InlineCompletionContext) {
		function create(triggerKind, selectedCompletionInfo) {
			return {
				triggerKind,
				selectedCompletionInfo
			};
		}
		InlineCompletionContext.create = create;
	})(InlineCompletionContext || (InlineCompletionContext = {}));
	;
	(function(WorkspaceFolder) {
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && URI.is(candidate.uri) && Is.string(candidate.name);
		}
		WorkspaceFolder.is = is;
	})(WorkspaceFolder || (WorkspaceFolder = {}));
	EOL = [
		"\n",
		"\r\n",
		"\r"
	];
	;
	(function(TextDocument) {
		/**
		* Creates a new ITextDocument literal from the given uri and content.
		* @param uri The document's uri.
		* @param languageId The document's language Id.
		* @param version The document's version.
		* @param content The document's content.
		*/
		function create(uri, languageId, version, content) {
			return new FullTextDocument$1(uri, languageId, version, content);
		}
		TextDocument.create = create;
		/**
		* Checks whether the given literal conforms to the {@link ITextDocument} interface.
		*/
		function is(value) {
			const candidate = value;
			return Is.defined(candidate) && Is.string(candidate.uri) && (Is.undefined(candidate.languageId) || Is.string(candidate.languageId)) && Is.uinteger(candidate.lineCount) && Is.func(candidate.getText) && Is.func(candidate.positionAt) && Is.func(candidate.offsetAt) ? true : false;
		}
		TextDocument.is = is;
		function applyEdits(document, edits) {
			let text = document.getText();
			const sortedEdits = mergeSort(edits, (a, b) => {
				const diff = a.range.start.line - b.range.start.line;
				if (diff === 0) return a.range.start.character - b.range.start.character;
				return diff;
			});
			let lastModifiedOffset = text.length;
			for (let i = sortedEdits.length - 1; i >= 0; i--) {
				const e = sortedEdits[i];
				const startOffset = document.offsetAt(e.range.start);
				const endOffset = document.offsetAt(e.range.end);
				if (endOffset <= lastModifiedOffset) text = text.substring(0, startOffset) + e.newText + text.substring(endOffset, text.length);
				else throw new Error("Overlapping edit");
				lastModifiedOffset = startOffset;
			}
			return text;
		}
		TextDocument.applyEdits = applyEdits;
		function mergeSort(data, compare) {
			if (data.length <= 1) return data;
			const p = data.length / 2 | 0;
			const left = data.slice(0, p);
			const right = data.slice(p);
			mergeSort(left, compare);
			mergeSort(right, compare);
			let leftIdx = 0;
			let rightIdx = 0;
			let i = 0;
			while (leftIdx < left.length && rightIdx < right.length) if (compare(left[leftIdx], right[rightIdx]) <= 0) data[i++] = left[leftIdx++];
			else data[i++] = right[rightIdx++];
			while (leftIdx < left.length) data[i++] = left[leftIdx++];
			while (rightIdx < right.length) data[i++] = right[rightIdx++];
			return data;
		}
	})(TextDocument$1 || (TextDocument$1 = {}));
	FullTextDocument$1 = class {
		constructor(uri, languageId, version, content) {
			this._uri = uri;
			this._languageId = languageId;
			this._version = version;
			this._content = content;
			this._lineOffsets = void 0;
		}
		get uri() {
			return this._uri;
		}
		get languageId() {
			return this._languageId;
		}
		get version() {
			return this._version;
		}
		getText(range) {
			if (range) {
				const start = this.offsetAt(range.start);
				const end = this.offsetAt(range.end);
				return this._content.substring(start, end);
			}
			return this._content;
		}
		update(event, version) {
			this._content = event.text;
			this._version = version;
			this._lineOffsets = void 0;
		}
		getLineOffsets() {
			if (this._lineOffsets === void 0) {
				const lineOffsets = [];
				const text = this._content;
				let isLineStart = true;
				for (let i = 0; i < text.length; i++) {
					if (isLineStart) {
						lineOffsets.push(i);
						isLineStart = false;
					}
					const ch = text.charAt(i);
					isLineStart = ch === "\r" || ch === "\n";
					if (ch === "\r" && i + 1 < text.length && text.charAt(i + 1) === "\n") i++;
				}
				if (isLineStart && text.length > 0) lineOffsets.push(text.length);
				this._lineOffsets = lineOffsets;
			}
			return this._lineOffsets;
		}
		positionAt(offset) {
			offset = Math.max(Math.min(offset, this._content.length), 0);
			const lineOffsets = this.getLineOffsets();
			let low = 0, high = lineOffsets.length;
			if (high === 0) return Position.create(0, offset);
			while (low < high) {
				const mid = Math.floor((low + high) / 2);
				if (lineOffsets[mid] > offset) high = mid;
				else low = mid + 1;
			}
			const line = low - 1;
			return Position.create(line, offset - lineOffsets[line]);
		}
		offsetAt(position) {
			const lineOffsets = this.getLineOffsets();
			if (position.line >= lineOffsets.length) return this._content.length;
			else if (position.line < 0) return 0;
			const lineOffset = lineOffsets[position.line];
			const nextLineOffset = position.line + 1 < lineOffsets.length ? lineOffsets[position.line + 1] : this._content.length;
			return Math.max(Math.min(lineOffset + position.character, nextLineOffset), lineOffset);
		}
		get lineCount() {
			return this.getLineOffsets().length;
		}
	};
	;
	(function(Is) {
		const toString = Object.prototype.toString;
		function defined(value) {
			return typeof value !== "undefined";
		}
		Is.defined = defined;
		function undefined(value) {
			return typeof value === "undefined";
		}
		Is.undefined = undefined;
		function boolean(value) {
			return value === true || value === false;
		}
		Is.boolean = boolean;
		function string(value) {
			return toString.call(value) === "[object String]";
		}
		Is.string = string;
		function number(value) {
			return toString.call(value) === "[object Number]";
		}
		Is.number = number;
		function numberRange(value, min, max) {
			return toString.call(value) === "[object Number]" && min <= value && value <= max;
		}
		Is.numberRange = numberRange;
		function integer(value) {
			return toString.call(value) === "[object Number]" && -2147483648 <= value && value <= 2147483647;
		}
		Is.integer = integer;
		function uinteger(value) {
			return toString.call(value) === "[object Number]" && 0 <= value && value <= 2147483647;
		}
		Is.uinteger = uinteger;
		function func(value) {
			return toString.call(value) === "[object Function]";
		}
		Is.func = func;
		function objectLiteral(value) {
			return value !== null && typeof value === "object";
		}
		Is.objectLiteral = objectLiteral;
		function typedArray(value, check) {
			return Array.isArray(value) && value.every(check);
		}
		Is.typedArray = typedArray;
	})(Is || (Is = {}));
}));

// node_modules/dockerfile-ast/lib/line.js
var require_line = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Line = void 0;
	var Line = class {
		constructor(document, range) {
			this.document = document;
			this.range = range;
		}
		getRange() {
			return this.range;
		}
		getTextContent() {
			return this.document.getText().substring(this.document.offsetAt(this.range.start), this.document.offsetAt(this.range.end));
		}
		isAfter(line) {
			return this.range.start.line > line.range.start.line;
		}
		isBefore(line) {
			return this.range.start.line < line;
		}
	};
	exports.Line = Line;
}));

// node_modules/dockerfile-ast/lib/util.js
var require_util = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Util = void 0;
	var Util = class Util {
		static isUTF8BOM(char) {
			const uintArray = Uint8Array.from(Buffer.from(char, "UTF-8"));
			return uintArray[0] === 239 && uintArray[1] == 187 && uintArray[2] == 191;
		}
		static isWhitespace(char) {
			return char === " " || char === "	" || Util.isNewline(char);
		}
		static isNewline(char) {
			return char === "\r" || char === "\n";
		}
		static findLeadingNonWhitespace(content, escapeChar) {
			whitespaceCheck: for (let i = 0; i < content.length; i++) switch (content.charAt(i)) {
				case " ":
				case "	": continue;
				case escapeChar:
					escapeCheck: for (let j = i + 1; j < content.length; j++) switch (content.charAt(j)) {
						case " ":
						case "	": continue;
						case "\r":
							i = j + 1;
							continue whitespaceCheck;
						case "\n":
							i = j;
							continue whitespaceCheck;
						default: break escapeCheck;
					}
					return -1;
				default: return i;
			}
			return -1;
		}
		/**
		* Determines if the given position is contained within the given range.
		*
		* @param position the position to check
		* @param range the range to see if the position is inside of
		*/
		static isInsideRange(position, range) {
			if (range.start.line === range.end.line) return range.start.line === position.line && range.start.character <= position.character && position.character <= range.end.character;
			else if (range.start.line === position.line) return range.start.character <= position.character;
			else if (range.end.line === position.line) return position.character <= range.end.character;
			return range.start.line < position.line && position.line < range.end.line;
		}
		static parseHeredocName(value) {
			value = value.substring(2);
			if (value.charAt(0) === "-") value = value.substring(1);
			if (value.charAt(0) === "\"") {
				if (value.charAt(value.length - 1) !== "\"") return null;
				value = value.substring(1, value.length - 1);
			}
			if (value.charAt(0) === "'") {
				if (value.charAt(value.length - 1) !== "'") return null;
				value = value.substring(1, value.length - 1);
			}
			if (value.charAt(0) === "<") return null;
			return value;
		}
	};
	exports.Util = Util;
}));

// node_modules/dockerfile-ast/lib/comment.js
var require_comment = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Comment = void 0;
	const vscode_languageserver_types_1 = (init_main$1(), __toCommonJS(main_exports$1));
	const line_1 = require_line();
	const util_1 = require_util();
	var Comment = class extends line_1.Line {
		constructor(document, range) {
			super(document, range);
		}
		toString() {
			const content = this.getContent();
			if (content) return "# " + content;
			return "#";
		}
		/**
		* Returns the content of this comment. This excludes leading and
		* trailing whitespace as well as the # symbol. If the comment only
		* consists of whitespace, the empty string will be returned.
		*/
		getContent() {
			let range = this.getContentRange();
			if (range === null) return "";
			return this.document.getText().substring(this.document.offsetAt(range.start), this.document.offsetAt(range.end));
		}
		/**
		* Returns a range that includes the content of the comment
		* excluding any leading and trailing whitespace as well as the #
		* symbol. May return null if the comment only consists of whitespace
		* characters.
		*/
		getContentRange() {
			let range = this.getRange();
			const startOffset = this.document.offsetAt(range.start);
			let raw = this.document.getText().substring(startOffset, this.document.offsetAt(range.end));
			let start = -1;
			let end = -1;
			for (let i = 1; i < raw.length; i++) if (!util_1.Util.isWhitespace(raw.charAt(i))) {
				start = i;
				break;
			}
			if (start === -1) return null;
			for (let i = raw.length - 1; i >= 1; i--) if (!util_1.Util.isWhitespace(raw.charAt(i))) {
				end = i + 1;
				break;
			}
			return vscode_languageserver_types_1.Range.create(this.document.positionAt(startOffset + start), this.document.positionAt(startOffset + end));
		}
	};
	exports.Comment = Comment;
}));

// node_modules/vscode-languageserver-textdocument/lib/esm/main.js
var main_exports = /* @__PURE__ */ __exportAll({ TextDocument: () => TextDocument });
function mergeSort(data, compare) {
	if (data.length <= 1) return data;
	const p = data.length / 2 | 0;
	const left = data.slice(0, p);
	const right = data.slice(p);
	mergeSort(left, compare);
	mergeSort(right, compare);
	let leftIdx = 0;
	let rightIdx = 0;
	let i = 0;
	while (leftIdx < left.length && rightIdx < right.length) if (compare(left[leftIdx], right[rightIdx]) <= 0) data[i++] = left[leftIdx++];
	else data[i++] = right[rightIdx++];
	while (leftIdx < left.length) data[i++] = left[leftIdx++];
	while (rightIdx < right.length) data[i++] = right[rightIdx++];
	return data;
}
function computeLineOffsets(text, isAtLineStart, textOffset = 0) {
	const result = isAtLineStart ? [textOffset] : [];
	for (let i = 0; i < text.length; i++) {
		const ch = text.charCodeAt(i);
		if (isEOL(ch)) {
			if (ch === 13 && i + 1 < text.length && text.charCodeAt(i + 1) === 10) i++;
			result.push(textOffset + i + 1);
		}
	}
	return result;
}
function isEOL(char) {
	return char === 13 || char === 10;
}
function getWellformedRange(range) {
	const start = range.start;
	const end = range.end;
	if (start.line > end.line || start.line === end.line && start.character > end.character) return {
		start: end,
		end: start
	};
	return range;
}
function getWellformedEdit(textEdit) {
	const range = getWellformedRange(textEdit.range);
	if (range !== textEdit.range) return {
		newText: textEdit.newText,
		range
	};
	return textEdit;
}
var FullTextDocument, TextDocument;
var init_main = __esmMin((() => {
	FullTextDocument = class FullTextDocument {
		constructor(uri, languageId, version, content) {
			this._uri = uri;
			this._languageId = languageId;
			this._version = version;
			this._content = content;
			this._lineOffsets = void 0;
		}
		get uri() {
			return this._uri;
		}
		get languageId() {
			return this._languageId;
		}
		get version() {
			return this._version;
		}
		getText(range) {
			if (range) {
				const start = this.offsetAt(range.start);
				const end = this.offsetAt(range.end);
				return this._content.substring(start, end);
			}
			return this._content;
		}
		update(changes, version) {
			for (const change of changes) if (FullTextDocument.isIncremental(change)) {
				const range = getWellformedRange(change.range);
				const startOffset = this.offsetAt(range.start);
				const endOffset = this.offsetAt(range.end);
				this._content = this._content.substring(0, startOffset) + change.text + this._content.substring(endOffset, this._content.length);
				const insertedEndOffset = startOffset + change.text.length;
				const crlfAtStart = this._content.charCodeAt(startOffset - 1) === 13 && this._content.charCodeAt(startOffset) === 10;
				const crlfAtEnd = this._content.charCodeAt(insertedEndOffset - 1) === 13 && this._content.charCodeAt(insertedEndOffset) === 10;
				if (crlfAtStart || crlfAtEnd) {
					this._lineOffsets = void 0;
					continue;
				}
				const startLine = Math.max(range.start.line, 0);
				const endLine = Math.max(range.end.line, 0);
				let lineOffsets = this._lineOffsets;
				const addedLineOffsets = computeLineOffsets(change.text, false, startOffset);
				if (endLine - startLine === addedLineOffsets.length) for (let i = 0, len = addedLineOffsets.length; i < len; i++) lineOffsets[i + startLine + 1] = addedLineOffsets[i];
				else if (addedLineOffsets.length < 1e4) lineOffsets.splice(startLine + 1, endLine - startLine, ...addedLineOffsets);
				else this._lineOffsets = lineOffsets = lineOffsets.slice(0, startLine + 1).concat(addedLineOffsets, lineOffsets.slice(endLine + 1));
				const diff = change.text.length - (endOffset - startOffset);
				if (diff !== 0) for (let i = startLine + 1 + addedLineOffsets.length, len = lineOffsets.length; i < len; i++) lineOffsets[i] = lineOffsets[i] + diff;
			} else if (FullTextDocument.isFull(change)) {
				this._content = change.text;
				this._lineOffsets = void 0;
			} else throw new Error("Unknown change event received");
			this._version = version;
		}
		getLineOffsets() {
			if (this._lineOffsets === void 0) this._lineOffsets = computeLineOffsets(this._content, true);
			return this._lineOffsets;
		}
		positionAt(offset) {
			offset = Math.max(Math.min(offset, this._content.length), 0);
			const lineOffsets = this.getLineOffsets();
			let low = 0, high = lineOffsets.length;
			if (high === 0) return {
				line: 0,
				character: offset
			};
			while (low < high) {
				const mid = Math.floor((low + high) / 2);
				if (lineOffsets[mid] > offset) high = mid;
				else low = mid + 1;
			}
			const line = low - 1;
			offset = this.ensureBeforeEOL(offset, lineOffsets[line]);
			return {
				line,
				character: offset - lineOffsets[line]
			};
		}
		offsetAt(position) {
			const lineOffsets = this.getLineOffsets();
			if (position.line >= lineOffsets.length) return this._content.length;
			else if (position.line < 0) return 0;
			const lineOffset = lineOffsets[position.line];
			if (position.character <= 0) return lineOffset;
			const nextLineOffset = position.line + 1 < lineOffsets.length ? lineOffsets[position.line + 1] : this._content.length;
			const offset = Math.min(lineOffset + position.character, nextLineOffset);
			return this.ensureBeforeEOL(offset, lineOffset);
		}
		getLineRange(line) {
			const lineOffsets = this.getLineOffsets();
			if (line >= lineOffsets.length) {
				const lastLine = lineOffsets.length - 1;
				return {
					start: {
						line: lastLine,
						character: 0
					},
					end: {
						line: lastLine,
						character: this._content.length - lineOffsets[lastLine]
					}
				};
			} else if (line < 0) return {
				start: {
					line: 0,
					character: 0
				},
				end: {
					line: 0,
					character: 0
				}
			};
			const startOffset = lineOffsets[line];
			const nextLineOffset = line + 1 < lineOffsets.length ? lineOffsets[line + 1] : this._content.length;
			const endOffset = this.ensureBeforeEOL(nextLineOffset, startOffset);
			return {
				start: {
					line,
					character: 0
				},
				end: {
					line,
					character: endOffset - startOffset
				}
			};
		}
		getEOLCharacters(line) {
			const lineOffsets = this.getLineOffsets();
			if (line >= lineOffsets.length) return "";
			else if (line < 0) return "";
			const nextLineOffset = line + 1 < lineOffsets.length ? lineOffsets[line + 1] : this._content.length;
			const eolOffset = this.ensureBeforeEOL(nextLineOffset, lineOffsets[line]);
			return this._content.substring(eolOffset, nextLineOffset);
		}
		ensureBeforeEOL(offset, lineOffset) {
			while (offset > lineOffset && isEOL(this._content.charCodeAt(offset - 1))) offset--;
			return offset;
		}
		get lineCount() {
			return this.getLineOffsets().length;
		}
		static isIncremental(event) {
			const candidate = event;
			return candidate !== void 0 && candidate !== null && typeof candidate.text === "string" && candidate.range !== void 0 && (candidate.rangeLength === void 0 || typeof candidate.rangeLength === "number");
		}
		static isFull(event) {
			const candidate = event;
			return candidate !== void 0 && candidate !== null && typeof candidate.text === "string" && candidate.range === void 0 && candidate.rangeLength === void 0;
		}
	};
	;
	(function(TextDocument) {
		/**
		* Creates a new text document.
		*
		* @param uri The document's uri.
		* @param languageId  The document's language Id.
		* @param version The document's initial version number.
		* @param content The document's content.
		*/
		function create(uri, languageId, version, content) {
			return new FullTextDocument(uri, languageId, version, content);
		}
		TextDocument.create = create;
		/**
		* Updates a TextDocument by modifying its content.
		*
		* @param document the document to update. Only documents created by TextDocument.create are valid inputs.
		* @param changes the changes to apply to the document.
		* @param version the changes version for the document.
		* @returns The updated TextDocument. Note: That's the same document instance passed in as first parameter.
		*
		*/
		function update(document, changes, version) {
			if (document instanceof FullTextDocument) {
				document.update(changes, version);
				return document;
			} else throw new Error("TextDocument.update: document must be created by TextDocument.create");
		}
		TextDocument.update = update;
		function applyEdits(document, edits) {
			const text = document.getText();
			const sortedEdits = mergeSort(edits.map(getWellformedEdit), (a, b) => {
				const diff = a.range.start.line - b.range.start.line;
				if (diff === 0) return a.range.start.character - b.range.start.character;
				return diff;
			});
			let lastModifiedOffset = 0;
			const spans = [];
			for (const e of sortedEdits) {
				const startOffset = document.offsetAt(e.range.start);
				if (startOffset < lastModifiedOffset) throw new Error("Overlapping edit");
				else if (startOffset > lastModifiedOffset) spans.push(text.substring(lastModifiedOffset, startOffset));
				if (e.newText.length) spans.push(e.newText);
				lastModifiedOffset = document.offsetAt(e.range.end);
			}
			spans.push(text.substr(lastModifiedOffset));
			return spans.join("");
		}
		TextDocument.applyEdits = applyEdits;
	})(TextDocument || (TextDocument = {}));
}));

// node_modules/dockerfile-ast/lib/parserDirective.js
var require_parserDirective = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ParserDirective = void 0;
	const main_1 = require_main();
	const line_1 = require_line();
	var ParserDirective = class extends line_1.Line {
		constructor(document, range, nameRange, valueRange) {
			super(document, range);
			this.nameRange = nameRange;
			this.valueRange = valueRange;
		}
		toString() {
			return "# " + this.getName() + "=" + this.getValue();
		}
		getNameRange() {
			return this.nameRange;
		}
		getValueRange() {
			return this.valueRange;
		}
		getName() {
			return this.document.getText().substring(this.document.offsetAt(this.nameRange.start), this.document.offsetAt(this.nameRange.end));
		}
		getValue() {
			return this.document.getText().substring(this.document.offsetAt(this.valueRange.start), this.document.offsetAt(this.valueRange.end));
		}
		getDirective() {
			const directive = main_1.Directive[this.getName().toLowerCase()];
			return directive === void 0 ? null : directive;
		}
	};
	exports.ParserDirective = ParserDirective;
}));

// node_modules/dockerfile-ast/lib/heredoc.js
var require_heredoc = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Heredoc = void 0;
	/**
	* Heredoc represents a here-document that has been embedded in a
	* Dockerfile.
	*
	* This API is experimental and subject to change.
	*/
	var Heredoc = class {
		constructor(startRange, name, nameRange, contentRange, endRange) {
			this.startRange = startRange;
			this.name = name;
			this.nameRange = nameRange;
			this.contentRange = contentRange;
			this.endRange = endRange;
		}
		/**
		* Returns the name of the here-document.
		*
		* This API is experimental and subject to change.
		*/
		getName() {
			return this.name;
		}
		/**
		* Returns the range of the start operator and the name. If the
		* here-document is initialized with <<EOT then the start range would
		* encompass all five characters.
		*
		* This API is experimental and subject to change.
		*/
		getStartRange() {
			return this.startRange;
		}
		/**
		* Returns the range of this here-document's name that is declared at
		* the beginning of the here-document with the operator. If the
		* here-document is initialized with <<EOT then the name range would
		* encompass the latter three "EOT" characters.
		*
		* This API is experimental and subject to change.
		*/
		getNameRange() {
			return this.nameRange;
		}
		/**
		* Returns the range of the content of this here-document. This may
		* be null if the here-document has no content because:
		* - the start range is the only thing that was declared
		* - the end range was declared immediately and there is no content
		*
		* This API is experimental and subject to change.
		*/
		getContentRange() {
			return this.contentRange;
		}
		/**
		* Returns the range of the here-document's name on a line that
		* represents the end of the here-document.
		*
		* This API is experimental and subject to change.
		*/
		getDelimiterRange() {
			return this.endRange;
		}
	};
	exports.Heredoc = Heredoc;
}));

// node_modules/dockerfile-ast/lib/variable.js
var require_variable = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Variable = void 0;
	var Variable = class {
		constructor(name, nameRange, range, modifier, modifierRange, substitutionParameter, substitutionRange, defined, buildVariable, stringValue) {
			this.name = name;
			this.nameRange = nameRange;
			this.range = range;
			this.modifier = modifier;
			this.modifierRange = modifierRange;
			this.substitutionParameter = substitutionParameter;
			this.substitutionRange = substitutionRange;
			this.defined = defined;
			this.buildVariable = buildVariable;
			this.stringValue = stringValue;
		}
		toString() {
			return this.stringValue;
		}
		getName() {
			return this.name;
		}
		getNameRange() {
			return this.nameRange;
		}
		/**
		* Returns the range of the entire variable. This includes the symbols for
		* the declaration of the variable such as the $, {, and } symbols.
		*
		* @return the range in the document that this variable encompasses in its
		*         entirety
		*/
		getRange() {
			return this.range;
		}
		/**
		* Returns the modifier character that has been set for
		* specifying how this variable should be expanded and resolved.
		* If this variable is ${variable:+value} then the modifier
		* character is '+'. Will be the empty string if the variable is
		* declared as ${variable:}. Otherwise, will be null if this
		* variable will not use variable substitution at all (such as
		* ${variable} or $variable).
		*
		* @return this variable's modifier character, or the empty
		*         string if it does not have one, or null if this
		*         variable will not use variable substitution
		*/
		getModifier() {
			return this.modifier;
		}
		getModifierRange() {
			return this.modifierRange;
		}
		/**
		* Returns the parameter that will be used for substitution if
		* this variable uses modifiers to define how its value should be
		* resolved. If this variable is ${variable:+value} then the
		* substitution value will be 'value'. Will be the empty string
		* if the variable is declared as ${variable:+} or some other
		* variant where the only thing that follows the modifier
		* character (excluding considerations of escape characters and
		* so on) is the variable's closing bracket. May be null if this
		* variable does not have a modifier character defined (such as
		* ${variable} or $variable).
		*
		* @return this variable's substitution parameter, or the empty
		*         string if it does not have one, or null if there is
		*         not one defined
		*/
		getSubstitutionParameter() {
			return this.substitutionParameter;
		}
		getSubstitutionRange() {
			return this.substitutionRange;
		}
		/**
		* Returns whether this variable has been defined or not.
		*
		* @return true if this variable has been defined, false otherwise
		*/
		isDefined() {
			return this.defined;
		}
		isBuildVariable() {
			return this.buildVariable === true;
		}
		isEnvironmentVariable() {
			return this.buildVariable === false;
		}
	};
	exports.Variable = Variable;
}));

// node_modules/dockerfile-ast/lib/instruction.js
var require_instruction = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Instruction = void 0;
	const vscode_languageserver_types_1 = (init_main$1(), __toCommonJS(main_exports$1));
	const util_1 = require_util();
	const line_1 = require_line();
	const argument_1 = require_argument();
	const heredoc_1 = require_heredoc();
	const variable_1 = require_variable();
	const main_1 = require_main();
	var Instruction = class extends line_1.Line {
		constructor(document, range, dockerfile, escapeChar, instruction, instructionRange) {
			super(document, range);
			this.dockerfile = dockerfile;
			this.escapeChar = escapeChar;
			this.instruction = instruction;
			this.instructionRange = instructionRange;
		}
		toString() {
			let value = this.getKeyword();
			for (let arg of this.getRawArguments()) {
				value += " ";
				value += arg.getValue();
			}
			return value;
		}
		getRangeContent(range) {
			if (range === null) return null;
			return this.document.getText().substring(this.document.offsetAt(range.start), this.document.offsetAt(range.end));
		}
		getInstructionRange() {
			return this.instructionRange;
		}
		getInstruction() {
			return this.instruction;
		}
		getKeyword() {
			return this.getInstruction().toUpperCase();
		}
		getArgumentsRange() {
			let args = this.getArguments();
			if (args.length === 0) return null;
			return vscode_languageserver_types_1.Range.create(args[0].getRange().start, args[args.length - 1].getRange().end);
		}
		getArgumentsRanges() {
			let args = this.getArguments();
			if (args.length === 0) return [];
			if (args[0].getRange().start.line === args[args.length - 1].getRange().end.line) return [vscode_languageserver_types_1.Range.create(args[0].getRange().start, args[args.length - 1].getRange().end)];
			let ranges = [];
			let end = -1;
			let startPosition = args[0].getRange().start;
			let range = this.getInstructionRange();
			let extra = this.document.offsetAt(startPosition) - this.document.offsetAt(range.start);
			let fullArgs = this.getTextContent().substring(extra, this.document.offsetAt(args[args.length - 1].getRange().end) - this.document.offsetAt(range.start));
			let offset = this.document.offsetAt(range.start) + extra;
			let comment = false;
			for (let i = 0; i < fullArgs.length; i++) {
				let char = fullArgs.charAt(i);
				if (char === this.escapeChar) {
					let next = fullArgs.charAt(i + 1);
					if (next === " " || next === "	") whitespaceCheck: for (let j = i + 2; j < fullArgs.length; j++) switch (fullArgs.charAt(j)) {
						case " ":
						case "	": continue;
						case "\r": j++;
						case "\n":
							if (startPosition !== null) ranges.push(vscode_languageserver_types_1.Range.create(startPosition, this.document.positionAt(offset + end + 1)));
							startPosition = null;
							comment = false;
							i = j;
							break whitespaceCheck;
						default: break whitespaceCheck;
					}
					else if (next === "\r") {
						if (startPosition !== null) {
							ranges.push(vscode_languageserver_types_1.Range.create(startPosition, this.document.positionAt(offset + end + 1)));
							startPosition = null;
						}
						comment = false;
						i += 2;
					} else if (next === "\n") {
						if (startPosition !== null) ranges.push(vscode_languageserver_types_1.Range.create(startPosition, this.document.positionAt(offset + end + 1)));
						startPosition = null;
						comment = false;
						i++;
					} else i++;
				} else if (util_1.Util.isNewline(char)) {
					if (comment) {
						startPosition = null;
						comment = false;
					}
				} else if (!comment) {
					if (startPosition === null) {
						if (char === "#") {
							comment = true;
							continue;
						}
						let position = this.document.positionAt(offset + i);
						if (position.character !== 0) startPosition = vscode_languageserver_types_1.Position.create(position.line, 0);
					}
					end = i;
				}
			}
			if (startPosition === null) ranges.push(vscode_languageserver_types_1.Range.create(this.document.positionAt(offset + end), this.document.positionAt(offset + end + 1)));
			else ranges.push(vscode_languageserver_types_1.Range.create(startPosition, this.document.positionAt(offset + end + 1)));
			return ranges;
		}
		getRawArgumentsContent() {
			let args = this.getArguments();
			if (args.length === 0) return null;
			return this.getRangeContent(vscode_languageserver_types_1.Range.create(args[0].getRange().start, args[args.length - 1].getRange().end));
		}
		getArgumentsContent() {
			if (this.getArguments().length === 0) return null;
			let content = "";
			let ranges = this.getArgumentsRanges();
			let documentText = this.document.getText();
			for (let range of ranges) content += documentText.substring(this.document.offsetAt(range.start), this.document.offsetAt(range.end));
			return content;
		}
		getArguments() {
			return this.getRawArguments();
		}
		getRawArguments() {
			let args = [];
			let range = this.getInstructionRange();
			let extra = this.document.offsetAt(range.end) - this.document.offsetAt(range.start);
			let fullArgs = this.getTextContent().substring(extra);
			let offset = this.document.offsetAt(range.start) + extra;
			let start = false;
			let comment = false;
			let found = -1;
			let escapedWhitespaceDetected = false;
			let escaping = false;
			let escapeMarker = -1;
			let escapedArg = "";
			for (let i = 0; i < fullArgs.length; i++) {
				let char = fullArgs.charAt(i);
				if (util_1.Util.isWhitespace(char)) {
					if (escaping) {
						escapedWhitespaceDetected = true;
						if (util_1.Util.isNewline(char)) {
							escapedWhitespaceDetected = false;
							if (comment) {
								comment = false;
								start = true;
							}
						}
						continue;
					} else if (found !== -1) {
						if (escapeMarker === -1) args.push(new argument_1.Argument(escapedArg, vscode_languageserver_types_1.Range.create(this.document.positionAt(offset + found), this.document.positionAt(offset + i))));
						else args.push(new argument_1.Argument(escapedArg, vscode_languageserver_types_1.Range.create(this.document.positionAt(offset + found), this.document.positionAt(offset + escapeMarker))));
						escapeMarker = -1;
						escapedArg = "";
						found = -1;
					}
				} else if (char === this.escapeChar) {
					let next = fullArgs.charAt(i + 1);
					if (next === " " || next === "	") whitespaceCheck: for (let j = i + 2; j < fullArgs.length; j++) switch (fullArgs.charAt(j)) {
						case " ":
						case "	": continue;
						case "\r": j++;
						case "\n":
							comment = false;
							escaping = true;
							start = true;
							if (found !== -1) escapeMarker = i;
							i = j;
							break whitespaceCheck;
						default:
							escapeMarker = i;
							if (found === -1) i = j - 1;
							break whitespaceCheck;
					}
					else if (next === "\r") {
						comment = false;
						escaping = true;
						start = true;
						if (found !== -1 && escapeMarker === -1) escapeMarker = i;
						i += 2;
					} else if (next === "\n") {
						comment = false;
						escaping = true;
						start = true;
						if (found !== -1 && escapeMarker === -1) escapeMarker = i;
						i++;
					} else {
						if (escapedWhitespaceDetected && escapeMarker !== -1) {
							args.push(new argument_1.Argument(escapedArg, vscode_languageserver_types_1.Range.create(this.document.positionAt(offset + found), this.document.positionAt(offset + escapeMarker))));
							escapedArg = "";
							found = -1;
						}
						escapeMarker = -1;
						escapedWhitespaceDetected = false;
						escaping = false;
						if (next === "$") escapedArg = escapedArg + char + next;
						else if (next === "") break;
						else escapedArg = escapedArg + next;
						if (found === -1) found = i;
						i++;
					}
				} else if (!comment) {
					if (start && char === "#") comment = true;
					else {
						if (escapedWhitespaceDetected && escapeMarker !== -1) {
							args.push(new argument_1.Argument(escapedArg, vscode_languageserver_types_1.Range.create(this.document.positionAt(offset + found), this.document.positionAt(offset + escapeMarker))));
							escapedArg = "";
							found = -1;
						}
						escapedWhitespaceDetected = false;
						escaping = false;
						escapeMarker = -1;
						escapedArg = escapedArg + char;
						if (found === -1) found = i;
					}
					start = false;
				}
			}
			if (found !== -1) {
				if (escapeMarker === -1) args.push(new argument_1.Argument(escapedArg, vscode_languageserver_types_1.Range.create(this.document.positionAt(offset + found), this.document.positionAt(offset + fullArgs.length))));
				else args.push(new argument_1.Argument(escapedArg, vscode_languageserver_types_1.Range.create(this.document.positionAt(offset + found), this.document.positionAt(offset + escapeMarker))));
			}
			return args;
		}
		getExpandedArguments() {
			let args = this.getArguments();
			for (let i = 0; i < args.length; i++) {
				const argRange = args[i].getRange();
				let offset = this.document.offsetAt(argRange.start);
				const variables = this.parseVariables(offset, args[i].getValue());
				const swaps = [];
				let requiresExpansion = false;
				for (let variable of variables) {
					const value = this.dockerfile.resolveVariable(variable.getName(), variable.getNameRange().start.line);
					swaps.push(value);
					requiresExpansion = requiresExpansion || value !== void 0;
				}
				if (requiresExpansion) {
					let expanded = "";
					for (let j = 0; j < swaps.length; j++) {
						const variableRange = variables[j].getRange();
						const start = this.document.offsetAt(variableRange.start);
						const end = this.document.offsetAt(variableRange.end);
						if (swaps[j]) {
							expanded += this.document.getText().substring(offset, start);
							expanded += swaps[j];
							offset = end;
						} else {
							expanded += this.document.getText().substring(offset, end);
							offset = end;
						}
					}
					const argEnd = this.document.offsetAt(argRange.end);
					if (argEnd !== offset) expanded += this.document.getText().substring(offset, argEnd);
					args[i] = new argument_1.Argument(expanded, argRange);
				}
			}
			return args;
		}
		getVariables() {
			const variables = [];
			const args = this.getRawArguments();
			for (const arg of args) {
				let range = arg.getRange();
				let rawValue = this.document.getText().substring(this.document.offsetAt(range.start), this.document.offsetAt(range.end));
				const parsedVariables = this.parseVariables(this.document.offsetAt(arg.getRange().start), rawValue);
				for (const parsedVariable of parsedVariables) variables.push(parsedVariable);
			}
			return variables;
		}
		parseVariables(offset, arg) {
			let variables = [];
			variableLoop: for (let i = 0; i < arg.length; i++) switch (arg.charAt(i)) {
				case this.escapeChar:
					if (arg.charAt(i + 1) === "$") i++;
					break;
				case "$":
					if (arg.charAt(i + 1) === "{") {
						let escapedString = "${";
						let escapedName = "";
						let nameEnd = -1;
						let escapedSubstitutionParameter = "";
						let substitutionStart = -1;
						let substitutionEnd = -1;
						let modifierRead = -1;
						nameLoop: for (let j = i + 2; j < arg.length; j++) {
							let char = arg.charAt(j);
							switch (char) {
								case this.escapeChar:
									for (let k = j + 1; k < arg.length; k++) switch (arg.charAt(k)) {
										case " ":
										case "	":
										case "\r": continue;
										case "\n":
											j = k;
											continue nameLoop;
									}
									break;
								case "}":
									escapedString += "}";
									let modifier = null;
									let modifierRange = null;
									let substitutionParameter = modifierRead !== -1 ? escapedSubstitutionParameter : null;
									let substitutionRange = null;
									if (nameEnd === -1) nameEnd = j;
									else if (nameEnd + 1 === j) {
										modifier = "";
										modifierRange = vscode_languageserver_types_1.Range.create(this.document.positionAt(offset + nameEnd + 1), this.document.positionAt(offset + nameEnd + 1));
									} else {
										if (substitutionStart === -1) {
											substitutionStart = modifierRead + 1;
											substitutionEnd = modifierRead + 1;
										} else substitutionEnd = substitutionEnd + 1;
										modifier = arg.substring(modifierRead, modifierRead + 1);
										modifierRange = vscode_languageserver_types_1.Range.create(this.document.positionAt(offset + modifierRead), this.document.positionAt(offset + modifierRead + 1));
										substitutionRange = vscode_languageserver_types_1.Range.create(this.document.positionAt(offset + substitutionStart), this.document.positionAt(offset + substitutionEnd));
									}
									let start = this.document.positionAt(offset + i);
									variables.push(new variable_1.Variable(escapedName, vscode_languageserver_types_1.Range.create(this.document.positionAt(offset + i + 2), this.document.positionAt(offset + nameEnd)), vscode_languageserver_types_1.Range.create(start, this.document.positionAt(offset + j + 1)), modifier, modifierRange, substitutionParameter, substitutionRange, this.dockerfile.resolveVariable(escapedName, start.line) !== void 0, this.isBuildVariable(escapedName, start.line), escapedString));
									i = j;
									continue variableLoop;
								case ":":
									if (nameEnd === -1) nameEnd = j;
									else if (modifierRead !== -1) {
										if (substitutionStart === -1) {
											substitutionStart = j;
											substitutionEnd = j;
										} else substitutionEnd = j;
										escapedSubstitutionParameter += ":";
									} else modifierRead = j;
									escapedString += ":";
									break;
								case "\n":
								case "\r":
								case " ":
								case "	": break;
								default:
									if (nameEnd === -1) escapedName += char;
									else if (modifierRead !== -1) {
										if (substitutionStart === -1) {
											substitutionStart = j;
											substitutionEnd = j;
										} else substitutionEnd = j;
										escapedSubstitutionParameter += char;
									} else modifierRead = j;
									escapedString += char;
							}
						}
						break variableLoop;
					} else if (util_1.Util.isWhitespace(arg.charAt(i + 1)) || i === arg.length - 1) continue;
					else {
						let escapedName = "";
						nameLoop: for (let j = i + 1; j < arg.length; j++) {
							let char = arg.charAt(j);
							switch (char) {
								case "\r":
								case "\n":
								case " ":
								case "	": continue;
								case "$":
								case "'":
								case "\"":
									let varStart = this.document.positionAt(offset + i);
									variables.push(new variable_1.Variable(escapedName, vscode_languageserver_types_1.Range.create(this.document.positionAt(offset + i + 1), this.document.positionAt(offset + j)), vscode_languageserver_types_1.Range.create(varStart, this.document.positionAt(offset + j)), null, null, null, null, this.dockerfile.resolveVariable(escapedName, varStart.line) !== void 0, this.isBuildVariable(escapedName, varStart.line), "$" + escapedName));
									i = j - 1;
									continue variableLoop;
								case this.escapeChar:
									for (let k = j + 1; k < arg.length; k++) switch (arg.charAt(k)) {
										case " ":
										case "	":
										case "\r": continue;
										case "\n":
											j = k;
											continue nameLoop;
									}
									let start = this.document.positionAt(offset + i);
									variables.push(new variable_1.Variable(escapedName, vscode_languageserver_types_1.Range.create(this.document.positionAt(offset + i + 1), this.document.positionAt(offset + j)), vscode_languageserver_types_1.Range.create(start, this.document.positionAt(offset + j)), null, null, null, null, this.dockerfile.resolveVariable(escapedName, start.line) !== void 0, this.isBuildVariable(escapedName, start.line), "$" + escapedName));
									break variableLoop;
							}
							if (char.match(/^[a-z0-9_]+$/i) === null) {
								let varStart = this.document.positionAt(offset + i);
								variables.push(new variable_1.Variable(escapedName, vscode_languageserver_types_1.Range.create(this.document.positionAt(offset + i + 1), this.document.positionAt(offset + j)), vscode_languageserver_types_1.Range.create(varStart, this.document.positionAt(offset + j)), null, null, null, null, this.dockerfile.resolveVariable(escapedName, varStart.line) !== void 0, this.isBuildVariable(escapedName, varStart.line), "$" + escapedName));
								i = j - 1;
								continue variableLoop;
							}
							escapedName += char;
						}
						let start = this.document.positionAt(offset + i);
						variables.push(new variable_1.Variable(escapedName, vscode_languageserver_types_1.Range.create(this.document.positionAt(offset + i + 1), this.document.positionAt(offset + arg.length)), vscode_languageserver_types_1.Range.create(start, this.document.positionAt(offset + arg.length)), null, null, null, null, this.dockerfile.resolveVariable(escapedName, start.line) !== void 0, this.isBuildVariable(escapedName, start.line), "$" + escapedName));
					}
					break variableLoop;
			}
			return variables;
		}
		isBuildVariable(variable, line) {
			if (this.getKeyword() === main_1.Keyword.FROM) {
				for (const initialArg of this.dockerfile.getInitialARGs()) {
					const property = initialArg.getProperty();
					if (property && variable === property.getName()) return true;
				}
				return;
			}
			let image = this.dockerfile.getContainingImage(vscode_languageserver_types_1.Position.create(line, 0));
			let envs = image.getENVs();
			for (let i = envs.length - 1; i >= 0; i--) if (envs[i].isBefore(line)) {
				for (let property of envs[i].getProperties()) if (property.getName() === variable) return false;
			}
			let args = image.getARGs();
			for (let i = args.length - 1; i >= 0; i--) if (args[i].isBefore(line)) {
				let property = args[i].getProperty();
				if (property && property.getName() === variable) return true;
			}
		}
		createSingleLineHeredocs(args) {
			const heredocs = [];
			for (const arg of args) {
				const value = arg.getValue();
				if (value.startsWith("<<") && util_1.Util.parseHeredocName(value) !== null) {
					const startRange = arg.getRange();
					const nameRange = this.getNameRange(startRange);
					const name = this.getName(nameRange);
					heredocs.push(new heredoc_1.Heredoc(startRange, name, nameRange, null, null));
				}
			}
			return heredocs;
		}
		getName(nameRange) {
			const content = this.document.getText(nameRange);
			let escaping = false;
			let name = "";
			nameLoop: for (let i = 0; i < content.length; i++) {
				const ch = content.charAt(i);
				switch (ch) {
					case this.escapeChar:
						escaping = true;
						for (let j = i + 1; j < content.length; j++) switch (content.charAt(j)) {
							case " ":
							case "	": break;
							case "\r":
								i = j + 1;
								continue nameLoop;
							case "\n":
								i = j;
								continue nameLoop;
							default:
								name += content.charAt(j);
								i = j;
								continue nameLoop;
						}
						break;
					case "#": if (escaping) for (let j = i + 1; j < content.length; j++) switch (content.charAt(j)) {
						case "\n":
							i = j;
							continue nameLoop;
					}
					case " ":
					case "	":
					case "\r":
					case "\n": if (escaping) break;
					default: name += ch;
				}
			}
			return name;
		}
		getNameRange(startRange) {
			const content = this.document.getText(startRange);
			let endFound = false;
			let searchHyphen = false;
			let start = -1;
			let end = -1;
			let escaping = false;
			let quote = null;
			contentLoop: for (let i = 0; i < content.length; i++) {
				const ch = content.charAt(i);
				switch (ch) {
					case "\"":
					case "'":
						if (quote === ch) break contentLoop;
						quote = ch;
						continue;
					case this.escapeChar:
						for (let j = i + 1; j < content.length; j++) switch (content.charAt(j)) {
							case "\n":
								escaping = true;
								j = i;
								continue contentLoop;
						}
						break;
					case " ":
					case "	":
					case "\r":
					case "\n": break;
					case "<":
						if (endFound) searchHyphen = true;
						else endFound = true;
						break;
					case "-": if (searchHyphen) {
						searchHyphen = false;
						break;
					}
					case "#": if (escaping) for (let j = i + 1; j < content.length; j++) switch (content.charAt(j)) {
						case "\n":
							i = j;
							continue contentLoop;
					}
					default:
						if (start === -1) start = i;
						if (quote !== null) {
							end = i + 1;
							break;
						}
						break contentLoop;
				}
			}
			if (start === -1) return vscode_languageserver_types_1.Range.create(startRange.end, startRange.end);
			const nameStart = this.document.positionAt(this.document.offsetAt(startRange.start) + start);
			const nameEnd = quote !== null ? this.document.positionAt(this.document.offsetAt(startRange.start) + end) : startRange.end;
			return vscode_languageserver_types_1.Range.create(nameStart, nameEnd);
		}
		getHeredocs() {
			const args = this.getArguments();
			if (args.length === 0) return [];
			const heredocs = [];
			const range = this.getRange();
			if (range.start.line === range.end.line) return this.createSingleLineHeredocs(args);
			const heredocDefinitions = [];
			let heredocsProcessed = false;
			let escaping = false;
			let contentStart = -1;
			let contentEnd = -1;
			let lineStart = -1;
			let currentHeredoc = 0;
			const startOffset = this.document.offsetAt(args[0].getRange().start);
			const content = this.getRangeContent(vscode_languageserver_types_1.Range.create(args[0].getRange().start, this.getRange().end));
			contentLoop: for (let i = 0; i < content.length; i++) switch (content.charAt(i)) {
				case this.escapeChar:
					escaping = true;
					for (let j = i + 1; j < content.length; j++) switch (content.charAt(j)) {
						case " ":
						case "	": break;
						case "\r": j++;
						case "\n":
							i = j;
							continue contentLoop;
						default:
							i = j;
							continue contentLoop;
					}
					break;
				case "\r": break;
				case "\n":
					if (escaping) break;
					if (heredocsProcessed) {
						if (contentStart === -1) contentStart = i;
						contentEnd = i;
						const arg = heredocDefinitions[currentHeredoc];
						const startRange = arg.getRange();
						const nameRange = this.getNameRange(startRange);
						const name = this.getName(nameRange);
						const delimiterRange = this.getDelimiterRange(arg, name, vscode_languageserver_types_1.Range.create(this.document.positionAt(startOffset + lineStart), this.document.positionAt(startOffset + i)));
						if (delimiterRange !== null) {
							const contentRange = vscode_languageserver_types_1.Range.create(this.document.positionAt(startOffset + contentStart), this.document.positionAt(startOffset + lineStart - 1));
							heredocs.push(new heredoc_1.Heredoc(startRange, name, nameRange, contentRange, delimiterRange));
							contentStart = -1;
							currentHeredoc++;
						}
						lineStart = -1;
					} else {
						const offsetLimit = startOffset + i;
						for (const arg of args) if (this.document.offsetAt(arg.getRange().start) < offsetLimit) {
							if (arg.getValue().startsWith("<<")) heredocDefinitions.push(arg);
						} else break;
						heredocsProcessed = true;
						lineStart = -1;
						continue contentLoop;
					}
					break;
				case " ":
				case "	": if (escaping) break;
				case "#": if (escaping) for (let j = i + 1; j < content.length; j++) switch (content.charAt(j)) {
					case "\n":
						i = j;
						continue contentLoop;
				}
				default:
					if (escaping) escaping = false;
					if (heredocsProcessed) {
						if (contentStart === -1) contentStart = i;
						if (lineStart === -1) lineStart = i;
					}
			}
			if (heredocsProcessed) {
				const arg = heredocDefinitions[currentHeredoc];
				const startRange = arg.getRange();
				const nameRange = this.getNameRange(startRange);
				const name = this.getName(nameRange);
				let contentRange = null;
				const delimiterRange = this.getDelimiterRange(arg, name, vscode_languageserver_types_1.Range.create(this.document.positionAt(startOffset + lineStart), range.end));
				if (delimiterRange === null) contentRange = vscode_languageserver_types_1.Range.create(this.document.positionAt(startOffset + contentStart), range.end);
				else if (contentEnd !== -1) contentRange = vscode_languageserver_types_1.Range.create(this.document.positionAt(startOffset + contentStart), this.document.positionAt(startOffset + contentEnd));
				heredocs.push(new heredoc_1.Heredoc(startRange, name, nameRange, contentRange, delimiterRange));
				currentHeredoc++;
				for (let i = currentHeredoc; i < heredocDefinitions.length; i++) {
					const startRange = heredocDefinitions[currentHeredoc].getRange();
					const nameRange = this.getNameRange(startRange);
					const name = this.getName(nameRange);
					heredocs.push(new heredoc_1.Heredoc(startRange, name, nameRange, null, null));
					currentHeredoc++;
				}
			} else return this.createSingleLineHeredocs(args);
			return heredocs;
		}
		getDelimiterRange(startArg, name, candidateRange) {
			const text = this.document.getText(candidateRange);
			if (startArg.getValue().startsWith("<<-")) {
				let index = 0;
				while (text.charAt(index) === "	") index++;
				if (text.substring(index) === name) return vscode_languageserver_types_1.Range.create(vscode_languageserver_types_1.Position.create(candidateRange.start.line, index), candidateRange.end);
				return null;
			}
			return text === name ? candidateRange : null;
		}
	};
	exports.Instruction = Instruction;
}));

// node_modules/dockerfile-ast/lib/flagOption.js
var require_flagOption = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.FlagOption = void 0;
	var FlagOption = class {
		constructor(range, name, nameRange, value, valueRange) {
			this.range = range;
			this.name = name;
			this.nameRange = nameRange;
			this.value = value;
			this.valueRange = valueRange;
		}
		toString() {
			if (this.valueRange !== null) return this.name + "=" + this.value;
			return this.name;
		}
		getRange() {
			return this.range;
		}
		getName() {
			return this.name;
		}
		getNameRange() {
			return this.nameRange;
		}
		getValue() {
			return this.value;
		}
		getValueRange() {
			return this.valueRange;
		}
	};
	exports.FlagOption = FlagOption;
}));

// node_modules/dockerfile-ast/lib/flag.js
var require_flag = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Flag = void 0;
	const vscode_languageserver_types_1 = (init_main$1(), __toCommonJS(main_exports$1));
	const flagOption_1 = require_flagOption();
	var Flag = class {
		constructor(document, range, name, nameRange, value, valueRange) {
			this.options = [];
			this.range = range;
			this.name = name;
			this.nameRange = nameRange;
			this.value = value;
			this.valueRange = valueRange;
			if (this.value !== null) {
				let offset = document.offsetAt(valueRange.start);
				let nameStart = -1;
				let valueStart = -1;
				let hasOptions = false;
				for (let i = 0; i < value.length; i++) switch (value.charAt(i)) {
					case "=":
						hasOptions = true;
						if (valueStart === -1) {
							valueStart = i + 1;
							break;
						}
						break;
					case ",":
						this.options.push(this.createFlagOption(document, value, offset, nameStart, valueStart, i));
						nameStart = -1;
						valueStart = -1;
						break;
					default: if (nameStart === -1) nameStart = i;
				}
				if (hasOptions && nameStart !== -1) this.options.push(this.createFlagOption(document, value, offset, nameStart, valueStart, value.length));
			}
		}
		createFlagOption(document, content, documentOffset, nameStart, valueStart, valueEnd) {
			const optionRange = vscode_languageserver_types_1.Range.create(document.positionAt(documentOffset + nameStart), document.positionAt(documentOffset + valueEnd));
			if (valueStart === -1) return new flagOption_1.FlagOption(optionRange, content.substring(nameStart, valueEnd), optionRange, null, null);
			return new flagOption_1.FlagOption(optionRange, content.substring(nameStart, valueStart - 1), vscode_languageserver_types_1.Range.create(document.positionAt(documentOffset + nameStart), document.positionAt(documentOffset + valueStart - 1)), content.substring(valueStart, valueEnd), vscode_languageserver_types_1.Range.create(document.positionAt(documentOffset + valueStart), document.positionAt(documentOffset + valueEnd)));
		}
		toString() {
			if (this.valueRange) return "--" + this.name + "=" + this.value;
			return "--" + this.name;
		}
		/**
		* Returns the range that encompasses this entire flag. This includes the
		* -- prefix in the beginning to the last character of the flag's value (if
		* it has been defined).
		*
		* @return the entire range of this flag
		*/
		getRange() {
			return this.range;
		}
		/**
		* Returns the name of this flag. The name does not include the -- prefix.
		* Thus, for HEALTHCHECK's --interval flag, interval is the flag's name and
		* not --interval.
		*
		* @return this flag's name
		*/
		getName() {
			return this.name;
		}
		/**
		* Returns the range that encompasses the flag's name
		*
		* @return the range containing the flag's name
		*/
		getNameRange() {
			return this.nameRange;
		}
		/**
		* Returns the value that has been set to this flag. May be null if the
		* flag is invalid and has no value set like a --start-period. If the flag
		* is instead a --start-period= with an equals sign then the flag's value
		* is the empty string.
		*
		* @return this flag's value if it has been defined, null otherwise
		*/
		getValue() {
			return this.value;
		}
		/**
		* Returns the range that encompasses this flag's value. If no value has
		* been set then null will be returned.
		*
		* @return the range containing this flag's value, or null if the flag
		*         has no value defined
		*/
		getValueRange() {
			return this.valueRange;
		}
		getOption(name) {
			for (const option of this.options) if (option.getName() === name) return option;
			return null;
		}
		getOptions() {
			return this.options;
		}
		hasOptions() {
			return this.options.length > 0;
		}
	};
	exports.Flag = Flag;
}));

// node_modules/dockerfile-ast/lib/modifiableInstruction.js
var require_modifiableInstruction = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ModifiableInstruction = void 0;
	const vscode_languageserver_types_1 = (init_main$1(), __toCommonJS(main_exports$1));
	const flag_1 = require_flag();
	const instruction_1 = require_instruction();
	var ModifiableInstruction = class extends instruction_1.Instruction {
		constructor(document, range, dockerfile, escapeChar, instruction, instructionRange) {
			super(document, range, dockerfile, escapeChar, instruction, instructionRange);
		}
		getFlags() {
			if (!this.flags) {
				this.flags = [];
				for (let arg of this.getArguments()) {
					let value = arg.getValue();
					if (this.stopSearchingForFlags(value)) return this.flags;
					else if (value.indexOf("--") === 0) {
						let range = arg.getRange();
						let rawValue = this.document.getText().substring(this.document.offsetAt(range.start), this.document.offsetAt(range.end));
						let nameIndex = value.indexOf("=");
						let index = rawValue.indexOf("=");
						let firstMatch = false;
						let secondMatch = false;
						let startIndex = -1;
						nameSearchLoop: for (let i = 0; i < rawValue.length; i++) switch (rawValue.charAt(i)) {
							case "\\":
							case " ":
							case "	":
							case "\r":
							case "\n": break;
							case "-":
								if (secondMatch) {
									startIndex = i;
									break nameSearchLoop;
								} else if (firstMatch) secondMatch = true;
								else firstMatch = true;
								break;
							default:
								startIndex = i;
								break nameSearchLoop;
						}
						let nameStart = this.document.positionAt(this.document.offsetAt(range.start) + startIndex);
						if (index === -1) this.flags.push(new flag_1.Flag(this.document, range, value.substring(2), vscode_languageserver_types_1.Range.create(nameStart, range.end), null, null));
						else if (index === value.length - 1) {
							let nameEnd = this.document.positionAt(this.document.offsetAt(range.start) + index);
							this.flags.push(new flag_1.Flag(this.document, range, value.substring(2, index), vscode_languageserver_types_1.Range.create(nameStart, nameEnd), "", vscode_languageserver_types_1.Range.create(range.end, range.end)));
						} else {
							let nameEnd = this.document.positionAt(this.document.offsetAt(range.start) + index);
							this.flags.push(new flag_1.Flag(this.document, range, value.substring(2, nameIndex), vscode_languageserver_types_1.Range.create(nameStart, nameEnd), value.substring(nameIndex + 1), vscode_languageserver_types_1.Range.create(this.document.positionAt(this.document.offsetAt(range.start) + index + 1), range.end)));
						}
					}
				}
			}
			return this.flags;
		}
		getArguments() {
			const args = super.getArguments();
			const flags = this.getFlags();
			if (flags.length === 0) return args;
			for (let i = 0; i < flags.length; i++) args.shift();
			return args;
		}
	};
	exports.ModifiableInstruction = ModifiableInstruction;
}));

// node_modules/dockerfile-ast/lib/jsonInstruction.js
var require_jsonInstruction = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.JSONInstruction = void 0;
	const vscode_languageserver_types_1 = (init_main$1(), __toCommonJS(main_exports$1));
	const argument_1 = require_argument();
	const jsonArgument_1 = require_jsonArgument();
	const modifiableInstruction_1 = require_modifiableInstruction();
	var JSONInstruction = class extends modifiableInstruction_1.ModifiableInstruction {
		constructor(document, range, dockerfile, escapeChar, instruction, instructionRange) {
			super(document, range, dockerfile, escapeChar, instruction, instructionRange);
			this.openingBracket = null;
			this.closingBracket = null;
			this.jsonStrings = [];
			const argsContent = this.getRawArgumentsContent();
			if (argsContent === null) return;
			const args = this.getArguments();
			if (args.length === 1 && args[0].getValue() === "[]") {
				let argRange = args[0].getRange();
				this.openingBracket = new argument_1.Argument("[", vscode_languageserver_types_1.Range.create(argRange.start.line, argRange.start.character, argRange.start.line, argRange.start.character + 1));
				this.closingBracket = new argument_1.Argument("]", vscode_languageserver_types_1.Range.create(argRange.start.line, argRange.start.character + 1, argRange.end.line, argRange.end.character));
				return;
			} else if (args.length === 2 && args[0].getValue() === "[" && args[1].getValue() === "]") {
				this.openingBracket = args[0];
				this.closingBracket = args[1];
				return;
			}
			const argsOffset = document.offsetAt(this.getArgumentsRange().start);
			let start = -1;
			let last = "";
			let quoted = false;
			let escapedArg = "";
			argsCheck: for (let i = 0; i < argsContent.length; i++) {
				let char = argsContent.charAt(i);
				switch (char) {
					case "[":
						if (last === "") {
							this.openingBracket = new argument_1.Argument("[", vscode_languageserver_types_1.Range.create(document.positionAt(argsOffset + i), document.positionAt(argsOffset + i + 1)));
							last = "[";
						} else if (quoted) escapedArg = escapedArg + char;
						else break argsCheck;
						break;
					case "\"":
						if (last === "[" || last === ",") {
							start = i;
							quoted = true;
							last = "\"";
							escapedArg = escapedArg + char;
							continue;
						} else if (last === "\"") {
							if (quoted) {
								escapedArg = escapedArg + char;
								quoted = false;
								this.jsonStrings.push(new jsonArgument_1.JSONArgument(escapedArg, vscode_languageserver_types_1.Range.create(document.positionAt(argsOffset + start), document.positionAt(argsOffset + i + 1)), vscode_languageserver_types_1.Range.create(document.positionAt(argsOffset + start + 1), document.positionAt(argsOffset + i))));
								escapedArg = "";
							} else break argsCheck;
						} else break argsCheck;
						break;
					case ",":
						if (quoted) escapedArg = escapedArg + char;
						else if (last === "\"") last = ",";
						else break argsCheck;
						break;
					case "]":
						if (quoted) escapedArg = escapedArg + char;
						else if (last !== "") {
							this.closingBracket = new argument_1.Argument("]", vscode_languageserver_types_1.Range.create(document.positionAt(argsOffset + i), document.positionAt(argsOffset + i + 1)));
							break argsCheck;
						}
						break;
					case " ":
					case "	": break;
					case "\\":
						if (quoted) switch (argsContent.charAt(i + 1)) {
							case "\"":
							case "\\":
								escapedArg = escapedArg + argsContent.charAt(i + 1);
								i++;
								continue;
							case " ":
							case "	":
								escapeCheck: for (let j = i + 2; j < argsContent.length; j++) switch (argsContent.charAt(j)) {
									case "\r": j++;
									case "\n":
										i = j;
										continue argsCheck;
									case " ":
									case "	": break;
									default: break escapeCheck;
								}
								break;
							case "\r": i++;
							default:
								i++;
								continue;
						}
						else escapeCheck: for (let j = i + 1; j < argsContent.length; j++) switch (argsContent.charAt(j)) {
							case "\r": j++;
							case "\n":
								i = j;
								continue argsCheck;
							case " ":
							case "	": break;
							default: break escapeCheck;
						}
						break argsCheck;
					default:
						if (!quoted) break argsCheck;
						escapedArg = escapedArg + char;
				}
			}
		}
		stopSearchingForFlags(_value) {
			return true;
		}
		getOpeningBracket() {
			return this.openingBracket;
		}
		getJSONStrings() {
			return this.jsonStrings;
		}
		getClosingBracket() {
			return this.closingBracket;
		}
	};
	exports.JSONInstruction = JSONInstruction;
}));

// node_modules/dockerfile-ast/lib/instructions/add.js
var require_add = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Add = void 0;
	const jsonInstruction_1 = require_jsonInstruction();
	var Add = class extends jsonInstruction_1.JSONInstruction {
		constructor(document, range, dockerfile, escapeChar, instruction, instructionRange) {
			super(document, range, dockerfile, escapeChar, instruction, instructionRange);
		}
		stopSearchingForFlags(argument) {
			return argument.indexOf("--") === -1;
		}
	};
	exports.Add = Add;
}));

// node_modules/dockerfile-ast/lib/property.js
var require_property = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Property = void 0;
	const vscode_languageserver_types_1 = (init_main$1(), __toCommonJS(main_exports$1));
	const util_1 = require_util();
	var Property = class Property {
		constructor(document, escapeChar, arg, arg2) {
			this.assignmentOperatorRange = null;
			this.assignmentOperator = null;
			this.valueRange = null;
			this.value = null;
			this.document = document;
			this.escapeChar = escapeChar;
			this.nameRange = Property.getNameRange(document, arg);
			let value = document.getText().substring(document.offsetAt(this.nameRange.start), document.offsetAt(this.nameRange.end));
			this.name = Property.getValue(value, escapeChar);
			if (arg2) {
				this.valueRange = arg2.getRange();
				value = document.getText().substring(document.offsetAt(this.valueRange.start), document.offsetAt(this.valueRange.end));
				this.value = Property.getValue(value, escapeChar);
				this.range = vscode_languageserver_types_1.Range.create(this.nameRange.start, this.valueRange.end);
			} else {
				let argRange = arg.getRange();
				if (this.nameRange.start.line === argRange.start.line && this.nameRange.start.character === argRange.start.character && this.nameRange.end.line === argRange.end.line && this.nameRange.end.character === argRange.end.character) {} else {
					this.valueRange = Property.getValueRange(document, arg);
					value = document.getText().substring(document.offsetAt(this.valueRange.start), document.offsetAt(this.valueRange.end));
					this.value = Property.getValue(value, escapeChar);
					this.assignmentOperatorRange = vscode_languageserver_types_1.Range.create(this.nameRange.end, this.valueRange.start);
					this.assignmentOperator = "=";
				}
				this.range = argRange;
			}
		}
		getRange() {
			return this.range;
		}
		getName() {
			return this.name;
		}
		getNameRange() {
			return this.nameRange;
		}
		getValue() {
			return this.value;
		}
		getValueRange() {
			return this.valueRange;
		}
		/**
		* Retrieves the operator used for delimiting between the name and
		* value of this property. This will either be the "=" character
		* or null if a character was not used or if this property has no
		* value defined.
		*/
		getAssignmentOperator() {
			return this.assignmentOperator;
		}
		getAssignmentOperatorRange() {
			return this.assignmentOperatorRange;
		}
		/**
		* Returns the value of this property including any enclosing
		* single or double quotes and relevant escape characters.
		* Escaped newlines and its associated contiguous whitespace
		* characters however will not be returned as they are deemed to
		* be uninteresting to clients trying to return a Dockerfile.
		*
		* @return the unescaped value of this property or null if this
		*         property has no associated value
		*/
		getUnescapedValue() {
			if (this.valueRange === null) return null;
			let escaped = false;
			let rawValue = "";
			let value = this.document.getText().substring(this.document.offsetAt(this.valueRange.start), this.document.offsetAt(this.valueRange.end));
			rawLoop: for (let i = 0; i < value.length; i++) {
				let char = value.charAt(i);
				switch (char) {
					case this.escapeChar:
						for (let j = i + 1; j < value.length; j++) switch (value.charAt(j)) {
							case "\r": j++;
							case "\n":
								escaped = true;
								i = j;
								continue rawLoop;
							case " ":
							case "	": break;
							default:
								rawValue = rawValue + char;
								continue rawLoop;
						}
						rawValue = rawValue + char;
						break;
					case "\r":
					case "\n": break;
					case " ":
					case "	":
						if (!escaped) rawValue = rawValue + char;
						break;
					case "#":
						if (escaped) for (let j = i + 1; j < value.length; j++) switch (value.charAt(j)) {
							case "\r": j++;
							case "\n":
								i = j;
								continue rawLoop;
						}
						else rawValue = rawValue + char;
						break;
					default:
						rawValue = rawValue + char;
						escaped = false;
				}
			}
			return rawValue;
		}
		static getNameRange(document, arg) {
			let value = arg.getValue();
			let index = value.indexOf("=");
			if (index !== -1) {
				let initial = value.charAt(0);
				let before = value.charAt(index - 1);
				if (initial === "\"" && before === "\"" || initial === "'" && before === "'" || initial !== "\"" && initial !== "'") return vscode_languageserver_types_1.Range.create(arg.getRange().start, document.positionAt(document.offsetAt(arg.getRange().start) + index));
			}
			return arg.getRange();
		}
		static getValueRange(document, arg) {
			return vscode_languageserver_types_1.Range.create(document.positionAt(document.offsetAt(arg.getRange().start) + arg.getValue().indexOf("=") + 1), document.positionAt(document.offsetAt(arg.getRange().end)));
		}
		/**
		* Returns the actual value of this key-value pair. The value will
		* have its escape characters removed if applicable. If the value
		* spans multiple lines and there are comments nested within the
		* lines, they too will be removed.
		*
		* @return the value that this key-value pair will actually be, may
		*         be null if no value is defined, may be the empty string
		*         if the value only consists of whitespace
		*/
		static getValue(value, escapeChar) {
			let escaped = false;
			const skip = util_1.Util.findLeadingNonWhitespace(value, escapeChar);
			if (skip !== 0 && value.charAt(skip) === "#") escaped = true;
			value = value.substring(skip);
			let first = value.charAt(0);
			let last = value.charAt(value.length - 1);
			let literal = first === "'" || first === "\"";
			let inSingle = first === "'" && last === "'";
			let inDouble = false;
			if (first === "\"") {
				for (let i = 1; i < value.length; i++) if (value.charAt(i) === escapeChar) i++;
				else if (value.charAt(i) === "\"" && i === value.length - 1) inDouble = true;
			}
			if (inSingle || inDouble) value = value.substring(1, value.length - 1);
			let commentCheck = -1;
			let escapedValue = "";
			parseValue: for (let i = 0; i < value.length; i++) {
				let char = value.charAt(i);
				switch (char) {
					case escapeChar:
						if (i + 1 === value.length) {
							escapedValue = escapedValue + escapeChar;
							break parseValue;
						}
						char = value.charAt(i + 1);
						if (char === " " || char === "	") whitespaceCheck: for (let j = i + 2; j < value.length; j++) {
							let char2 = value.charAt(j);
							switch (char2) {
								case " ":
								case "	": break;
								case "\r": j++;
								case "\n":
									escaped = true;
									i = j;
									continue parseValue;
								default:
									if (!inDouble && !inSingle && !literal) {
										if (char2 === escapeChar) {
											escapedValue = escapedValue + char;
											i = i + 1;
										} else {
											escapedValue = escapedValue + char + char2;
											i = j;
										}
										continue parseValue;
									}
									break whitespaceCheck;
							}
						}
						if (inDouble) {
							if (char === "\r") {
								escaped = true;
								i = i + 2;
							} else if (char === "\n") {
								escaped = true;
								i++;
							} else if (char !== "\"") {
								if (char === escapeChar) i++;
								escapedValue = escapedValue + escapeChar;
							}
							continue parseValue;
						} else if (inSingle || literal) {
							if (char === "\r") {
								escaped = true;
								i = i + 2;
							} else if (char === "\n") {
								escaped = true;
								i++;
							} else escapedValue = escapedValue + escapeChar;
							continue parseValue;
						} else if (char === escapeChar) {
							escapedValue = escapedValue + escapeChar;
							i++;
						} else if (char === "\r") {
							escaped = true;
							i = i + 2;
						} else if (char === "\n") {
							escaped = true;
							i++;
						} else {
							escapedValue = escapedValue + char;
							i++;
						}
						break;
					case " ":
					case "	":
						if (escaped && commentCheck === -1) commentCheck = i;
						escapedValue = escapedValue + char;
						break;
					case "\r": i++;
					case "\n":
						if (escaped && commentCheck !== -1) {
							escapedValue = escapedValue.substring(0, escapedValue.length - (i - commentCheck - 1));
							commentCheck = -1;
						}
						break;
					case "#": if (escaped) {
						if (commentCheck !== -1) {
							escapedValue = escapedValue.substring(0, escapedValue.length - (i - commentCheck));
							commentCheck = -1;
						}
						newlineCheck: for (let j = i + 1; j < value.length; j++) switch (value.charAt(j)) {
							case "\r": j++;
							case "\n":
								i = j;
								break newlineCheck;
						}
						continue parseValue;
					}
					default:
						if (escaped) {
							escaped = false;
							commentCheck = -1;
						}
						escapedValue = escapedValue + char;
				}
			}
			return escapedValue;
		}
	};
	exports.Property = Property;
}));

// node_modules/dockerfile-ast/lib/propertyInstruction.js
var require_propertyInstruction = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.PropertyInstruction = void 0;
	const vscode_languageserver_types_1 = (init_main$1(), __toCommonJS(main_exports$1));
	const instruction_1 = require_instruction();
	const property_1 = require_property();
	const argument_1 = require_argument();
	const util_1 = require_util();
	var PropertyInstruction = class extends instruction_1.Instruction {
		constructor(document, range, dockerfile, escapeChar, instruction, instructionRange) {
			super(document, range, dockerfile, escapeChar, instruction, instructionRange);
			this.properties = void 0;
		}
		getProperties() {
			if (this.properties === void 0) {
				let args = this.getPropertyArguments();
				if (args.length === 0) this.properties = [];
				else if (args.length === 1) this.properties = [new property_1.Property(this.document, this.escapeChar, args[0])];
				else if (args.length === 2) {
					if (args[0].getValue().indexOf("=") === -1) this.properties = [new property_1.Property(this.document, this.escapeChar, args[0], args[1])];
					else this.properties = [new property_1.Property(this.document, this.escapeChar, args[0]), new property_1.Property(this.document, this.escapeChar, args[1])];
				} else if (args[0].getValue().indexOf("=") === -1) {
					let text = this.document.getText();
					let start = args[1].getRange().start;
					let end = args[args.length - 1].getRange().end;
					text = text.substring(this.document.offsetAt(start), this.document.offsetAt(end));
					this.properties = [new property_1.Property(this.document, this.escapeChar, args[0], new argument_1.Argument(text, vscode_languageserver_types_1.Range.create(args[1].getRange().start, args[args.length - 1].getRange().end)))];
				} else {
					this.properties = [];
					for (let i = 0; i < args.length; i++) this.properties.push(new property_1.Property(this.document, this.escapeChar, args[i]));
				}
			}
			return this.properties;
		}
		/**
		* Goes from the back of the string and returns the first
		* non-whitespace character that is found. If an escape character
		* is found with newline characters, the escape character will
		* not be considered a non-whitespace character and its index in
		* the string will not be returned.
		*
		* @param content the string to search through
		* @return the index in the string for the first non-whitespace
		*         character when searching from the end of the string
		*/
		findTrailingNonWhitespace(content) {
			let index = content.length;
			whitespaceCheck: for (let i = content.length - 1; i >= 0; i--) switch (content.charAt(i)) {
				case " ":
				case "	": continue;
				case "\n": if (content.charAt(i - 1) === "\r") i = i - 1;
				case "\r":
					newlineCheck: for (let j = i - 1; j >= 0; j--) switch (content.charAt(j)) {
						case " ":
						case "	":
						case "\r":
						case "\n":
						case this.escapeChar: continue;
						default:
							index = j;
							break newlineCheck;
					}
					break whitespaceCheck;
				default:
					index = i;
					break whitespaceCheck;
			}
			return index;
		}
		getPropertyArguments() {
			const args = [];
			let range = this.getInstructionRange();
			let instructionNameEndOffset = this.document.offsetAt(range.end);
			let extra = instructionNameEndOffset - this.document.offsetAt(range.start);
			let content = this.getTextContent();
			let fullArgs = content.substring(extra);
			let start = util_1.Util.findLeadingNonWhitespace(fullArgs, this.escapeChar);
			if (start === -1) return [];
			const startPosition = this.document.positionAt(instructionNameEndOffset + start);
			let escaped = range.start.line !== startPosition.line;
			let endingEscape = false;
			let mark = -1;
			let end = this.findTrailingNonWhitespace(fullArgs);
			content = fullArgs.substring(start, end + 1);
			let argStart = escaped ? -1 : 0;
			let spaced = false;
			argumentLoop: for (let i = 0; i < content.length; i++) {
				let char = content.charAt(i);
				switch (char) {
					case this.escapeChar:
						if (i + 1 === content.length) {
							endingEscape = true;
							break argumentLoop;
						}
						if (!escaped) mark = i;
						switch (content.charAt(i + 1)) {
							case " ":
							case "	":
								if (!util_1.Util.isWhitespace(content.charAt(i + 2))) {
									i = i + 1;
									continue argumentLoop;
								}
								whitespaceCheck: for (let j = i + 2; j < content.length; j++) switch (content.charAt(j)) {
									case "\r": j++;
									case "\n":
										escaped = true;
										i = j;
										continue argumentLoop;
									case " ":
									case "	": break;
									default:
										args.push(new argument_1.Argument(content.substring(argStart, i), vscode_languageserver_types_1.Range.create(this.document.positionAt(instructionNameEndOffset + start + argStart), this.document.positionAt(instructionNameEndOffset + start + i + 2))));
										argStart = j;
										break whitespaceCheck;
								}
								i = argStart - 1;
								continue argumentLoop;
							case "\r": i++;
							case "\n":
								escaped = true;
								i = i + 1;
								continue argumentLoop;
							case this.escapeChar:
								if (argStart === -1) argStart = i;
								i = i + 1;
								continue argumentLoop;
							default:
								if (argStart === -1) argStart = i;
								continue argumentLoop;
						}
					case "'":
					case "\"":
						if (spaced) {
							this.createSpacedArgument(argStart, args, content, mark, instructionNameEndOffset, start);
							argStart = i;
							spaced = false;
						}
						if (argStart === -1) argStart = i;
						for (let j = i + 1; j < content.length; j++) switch (content.charAt(j)) {
							case char:
								if (content.charAt(j + 1) !== " " && content.charAt(j + 1) !== "") {
									i = j;
									continue argumentLoop;
								}
								args.push(new argument_1.Argument(content.substring(argStart, j + 1), vscode_languageserver_types_1.Range.create(this.document.positionAt(instructionNameEndOffset + start + argStart), this.document.positionAt(instructionNameEndOffset + start + j + 1))));
								i = j;
								argStart = -1;
								continue argumentLoop;
							case this.escapeChar: j++;
						}
						break argumentLoop;
					case " ":
					case "	":
						if (escaped) {
							if (argStart !== -1) spaced = true;
						} else if (argStart !== -1) {
							args.push(new argument_1.Argument(content.substring(argStart, i), vscode_languageserver_types_1.Range.create(this.document.positionAt(instructionNameEndOffset + start + argStart), this.document.positionAt(instructionNameEndOffset + start + i))));
							argStart = -1;
						}
						break;
					case "\r": i++;
					case "\n":
						spaced = false;
						break;
					case "#":
						if (escaped) {
							for (let j = i + 1; j < content.length; j++) switch (content.charAt(j)) {
								case "\r": j++;
								case "\n":
									i = j;
									spaced = false;
									continue argumentLoop;
							}
							if (argStart !== -1) {
								let value = content.substring(argStart, mark);
								args.push(new argument_1.Argument(value, vscode_languageserver_types_1.Range.create(this.document.positionAt(instructionNameEndOffset + start + argStart), this.document.positionAt(instructionNameEndOffset + start + mark))));
								argStart = -1;
							}
							break argumentLoop;
						} else if (argStart === -1) argStart = i;
						break;
					default:
						if (spaced) {
							this.createSpacedArgument(argStart, args, content, mark, instructionNameEndOffset, start);
							argStart = i;
							spaced = false;
						}
						escaped = false;
						if (argStart === -1) argStart = i;
						if (char === "$" && content.charAt(i + 1) === "{") {
							let singleQuotes = false;
							let doubleQuotes = false;
							let escaped = false;
							for (let j = i + 1; j < content.length; j++) switch (content.charAt(j)) {
								case this.escapeChar:
									escaped = true;
									break;
								case "\r":
								case "\n": break;
								case "'":
									singleQuotes = !singleQuotes;
									escaped = false;
									break;
								case "\"":
									doubleQuotes = !doubleQuotes;
									escaped = false;
									break;
								case " ":
								case "	":
									if (escaped || singleQuotes || doubleQuotes) break;
									i = j - 1;
									continue argumentLoop;
								case "}":
									i = j;
									continue argumentLoop;
								default: escaped = false;
							}
							break argumentLoop;
						}
				}
			}
			if (argStart !== -1 && argStart !== content.length) {
				let end = endingEscape ? content.length - 1 : content.length;
				let value = content.substring(argStart, end);
				args.push(new argument_1.Argument(value, vscode_languageserver_types_1.Range.create(this.document.positionAt(instructionNameEndOffset + start + argStart), this.document.positionAt(instructionNameEndOffset + start + end))));
			}
			return args;
		}
		createSpacedArgument(argStart, args, content, mark, instructionNameEndOffset, start) {
			if (argStart !== -1) args.push(new argument_1.Argument(content.substring(argStart, mark), vscode_languageserver_types_1.Range.create(this.document.positionAt(instructionNameEndOffset + start + argStart), this.document.positionAt(instructionNameEndOffset + start + mark))));
		}
	};
	exports.PropertyInstruction = PropertyInstruction;
}));

// node_modules/dockerfile-ast/lib/instructions/arg.js
var require_arg = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Arg = void 0;
	const property_1 = require_property();
	const propertyInstruction_1 = require_propertyInstruction();
	var Arg = class extends propertyInstruction_1.PropertyInstruction {
		constructor(document, range, dockerfile, escapeChar, instruction, instructionRange) {
			super(document, range, dockerfile, escapeChar, instruction, instructionRange);
			this.property = null;
			const args = this.getPropertyArguments();
			if (args.length === 1) this.property = new property_1.Property(this.document, this.escapeChar, args[0]);
			else this.property = null;
		}
		/**
		* Returns the variable defined by this ARG. This may be null if
		* this ARG instruction is malformed and has no variable
		* declaration.
		*/
		getProperty() {
			return this.property;
		}
	};
	exports.Arg = Arg;
}));

// node_modules/dockerfile-ast/lib/instructions/cmd.js
var require_cmd = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Cmd = void 0;
	const jsonInstruction_1 = require_jsonInstruction();
	var Cmd = class extends jsonInstruction_1.JSONInstruction {
		constructor(document, range, dockerfile, escapeChar, instruction, instructionRange) {
			super(document, range, dockerfile, escapeChar, instruction, instructionRange);
		}
	};
	exports.Cmd = Cmd;
}));

// node_modules/dockerfile-ast/lib/instructions/copy.js
var require_copy = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Copy = void 0;
	const jsonInstruction_1 = require_jsonInstruction();
	var Copy = class extends jsonInstruction_1.JSONInstruction {
		constructor(document, range, dockerfile, escapeChar, instruction, instructionRange) {
			super(document, range, dockerfile, escapeChar, instruction, instructionRange);
		}
		stopSearchingForFlags(argument) {
			return argument.indexOf("--") === -1;
		}
		getFromFlag() {
			let flags = super.getFlags();
			return flags.length === 1 && flags[0].getName() === "from" ? flags[0] : null;
		}
		/**
		* Returns there here-documents that are defined in this RUN
		* instruction.
		*
		* This API is experimental and subject to change.
		*/
		getHeredocs() {
			return super.getHeredocs();
		}
	};
	exports.Copy = Copy;
}));

// node_modules/dockerfile-ast/lib/instructions/env.js
var require_env = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Env = void 0;
	const propertyInstruction_1 = require_propertyInstruction();
	var Env = class extends propertyInstruction_1.PropertyInstruction {
		constructor(document, range, dockerfile, escapeChar, instruction, instructionRange) {
			super(document, range, dockerfile, escapeChar, instruction, instructionRange);
		}
		getProperties() {
			return super.getProperties();
		}
	};
	exports.Env = Env;
}));

// node_modules/dockerfile-ast/lib/instructions/entrypoint.js
var require_entrypoint = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Entrypoint = void 0;
	const jsonInstruction_1 = require_jsonInstruction();
	var Entrypoint = class extends jsonInstruction_1.JSONInstruction {
		constructor(document, range, dockerfile, escapeChar, instruction, instructionRange) {
			super(document, range, dockerfile, escapeChar, instruction, instructionRange);
		}
	};
	exports.Entrypoint = Entrypoint;
}));

// node_modules/dockerfile-ast/lib/instructions/from.js
var require_from = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.From = void 0;
	const vscode_languageserver_types_1 = (init_main$1(), __toCommonJS(main_exports$1));
	const modifiableInstruction_1 = require_modifiableInstruction();
	var From = class extends modifiableInstruction_1.ModifiableInstruction {
		constructor(document, range, dockerfile, escapeChar, instruction, instructionRange) {
			super(document, range, dockerfile, escapeChar, instruction, instructionRange);
		}
		stopSearchingForFlags(argument) {
			return argument.indexOf("--") === -1;
		}
		getImage() {
			const args = this.getArguments();
			return args.length > 0 ? args[0].getValue() : null;
		}
		/**
		* Returns the name of the image that will be used as the base image.
		*
		* @return the base image's name, or null if unspecified
		*/
		getImageName() {
			const imageName = this.getRangeContent(this.getImageNameRange());
			if (imageName === null) return null;
			let commented = false;
			let escaped = false;
			let name = "";
			for (let i = 0; i < imageName.length; i++) {
				const ch = imageName.charAt(i);
				switch (ch) {
					case this.escapeChar:
						escaped = true;
						break;
					case "\r": continue;
					case "\n":
						commented = false;
						break;
					case " ":
					case "	": break;
					case "#":
						if (escaped) commented = true;
						else {
							name = name + ch;
							escaped = false;
						}
						break;
					default: if (!commented) {
						name = name + ch;
						escaped = false;
					}
				}
			}
			return name;
		}
		/**
		* Returns the range that covers the name of the image used by
		* this instruction.
		*
		* @return the range of the name of this instruction's argument,
		*         or null if no image has been specified
		*/
		getImageNameRange() {
			let range = this.getImageRange();
			if (range) {
				let registryRange = this.getRegistryRange();
				if (registryRange) range.start = this.document.positionAt(this.document.offsetAt(registryRange.end) + 1);
				let tagRange = this.getImageTagRange();
				let digestRange = this.getImageDigestRange();
				if (tagRange === null) {
					if (digestRange !== null) range.end = this.document.positionAt(this.document.offsetAt(digestRange.start) - 1);
				} else range.end = this.document.positionAt(this.document.offsetAt(tagRange.start) - 1);
				return range;
			}
			return null;
		}
		/**
		* Returns the range that covers the image argument of this
		* instruction. This includes the tag or digest of the image if
		* it has been specified by the instruction.
		*
		* @return the range of the image argument, or null if no image
		*         has been specified
		*/
		getImageRange() {
			let args = this.getArguments();
			return args.length !== 0 ? args[0].getRange() : null;
		}
		getImageTag() {
			return this.getRangeContent(this.getImageTagRange());
		}
		/**
		* Returns the range in the document that the tag of the base
		* image encompasses.
		*
		* @return the base image's tag's range in the document, or null
		*         if no tag has been specified
		*/
		getImageTagRange() {
			const range = this.getImageRange();
			if (range) {
				const rangeStartOffset = this.document.offsetAt(range.start);
				const content = this.getRangeContent(range);
				const atIndex = this.indexOf(rangeStartOffset, content, "@");
				const slashIndex = content.indexOf("/");
				if (atIndex === -1) {
					const colonIndex = this.lastIndexOf(rangeStartOffset, content, ":");
					if (colonIndex > slashIndex) return vscode_languageserver_types_1.Range.create(this.document.positionAt(rangeStartOffset + colonIndex + 1), range.end);
				}
				const subcontent = content.substring(0, atIndex);
				const subcolonIndex = subcontent.indexOf(":");
				if (subcolonIndex === -1) return null;
				if (slashIndex === -1) return vscode_languageserver_types_1.Range.create(this.document.positionAt(rangeStartOffset + subcolonIndex + 1), this.document.positionAt(rangeStartOffset + atIndex));
				if (subcolonIndex < slashIndex) return null;
				return vscode_languageserver_types_1.Range.create(this.document.positionAt(rangeStartOffset + subcolonIndex + 1), this.document.positionAt(rangeStartOffset + subcontent.length));
			}
			return null;
		}
		getImageDigest() {
			return this.getRangeContent(this.getImageDigestRange());
		}
		/**
		* Returns the range in the document that the digest of the base
		* image encompasses.
		*
		* @return the base image's digest's range in the document, or null
		*         if no digest has been specified
		*/
		getImageDigestRange() {
			let range = this.getImageRange();
			if (range) {
				let content = this.getRangeContent(range);
				let index = this.lastIndexOf(this.document.offsetAt(range.start), content, "@");
				if (index !== -1) return vscode_languageserver_types_1.Range.create(range.start.line, range.start.character + index + 1, range.end.line, range.end.character);
			}
			return null;
		}
		indexOf(documentOffset, content, searchString) {
			let index = content.indexOf(searchString);
			const variables = this.getVariables();
			for (let i = 0; i < variables.length; i++) {
				const position = documentOffset + index;
				const variableRange = variables[i].getRange();
				if (this.document.offsetAt(variableRange.start) < position && position < this.document.offsetAt(variableRange.end)) {
					const offset = this.document.offsetAt(variableRange.end) - documentOffset;
					const subIndex = content.substring(offset).indexOf(searchString);
					if (subIndex === -1) return -1;
					index = subIndex + offset;
					i = -1;
					continue;
				}
			}
			return index;
		}
		lastIndexOf(documentOffset, content, searchString) {
			let index = content.lastIndexOf(searchString);
			const variables = this.getVariables();
			for (let i = 0; i < variables.length; i++) {
				const position = documentOffset + index;
				const variableRange = variables[i].getRange();
				if (this.document.offsetAt(variableRange.start) < position && position < this.document.offsetAt(variableRange.end)) {
					index = content.substring(0, index).lastIndexOf(searchString);
					if (index === -1) return -1;
					i = -1;
					continue;
				}
			}
			return index;
		}
		getRegistry() {
			return this.getRangeContent(this.getRegistryRange());
		}
		getRegistryRange() {
			const range = this.getImageRange();
			if (range) {
				const tagRange = this.getImageTagRange();
				const digestRange = this.getImageDigestRange();
				if (tagRange === null) {
					if (digestRange !== null) range.end = this.document.positionAt(this.document.offsetAt(digestRange.start) - 1);
				} else range.end = this.document.positionAt(this.document.offsetAt(tagRange.start) - 1);
				const content = this.getRangeContent(range);
				const rangeStart = this.document.offsetAt(range.start);
				const startingSlashIndex = this.indexOf(rangeStart, content, "/");
				if (startingSlashIndex === -1) return null;
				const portIndex = this.indexOf(rangeStart, content, ":");
				const dotIndex = this.indexOf(rangeStart, content, ".");
				if (portIndex !== -1 || dotIndex !== -1) return vscode_languageserver_types_1.Range.create(range.start, this.document.positionAt(rangeStart + startingSlashIndex));
				if (content.substring(0, startingSlashIndex) === "localhost") return vscode_languageserver_types_1.Range.create(range.start, this.document.positionAt(rangeStart + startingSlashIndex));
			}
			return null;
		}
		getBuildStage() {
			let range = this.getBuildStageRange();
			return range === null ? null : this.getRangeContent(range);
		}
		getBuildStageRange() {
			let args = this.getArguments();
			if (args.length > 2 && args[1].getValue().toUpperCase() === "AS") return args[2].getRange();
			return null;
		}
		getPlatformFlag() {
			let flags = super.getFlags();
			return flags.length === 1 && flags[0].getName() === "platform" ? flags[0] : null;
		}
	};
	exports.From = From;
}));

// node_modules/dockerfile-ast/lib/instructions/healthcheck.js
var require_healthcheck = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Healthcheck = void 0;
	const modifiableInstruction_1 = require_modifiableInstruction();
	var Healthcheck = class extends modifiableInstruction_1.ModifiableInstruction {
		constructor(document, range, dockerfile, escapeChar, instruction, instructionRange) {
			super(document, range, dockerfile, escapeChar, instruction, instructionRange);
		}
		stopSearchingForFlags(argument) {
			argument = argument.toUpperCase();
			return argument === "CMD" || argument === "NONE";
		}
		getSubcommand() {
			let args = this.getArguments();
			return args.length !== 0 ? args[0] : null;
		}
	};
	exports.Healthcheck = Healthcheck;
}));

// node_modules/dockerfile-ast/lib/instructions/label.js
var require_label = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Label = void 0;
	const propertyInstruction_1 = require_propertyInstruction();
	const util_1 = require_util();
	var Label = class extends propertyInstruction_1.PropertyInstruction {
		constructor(document, range, dockerfile, escapeChar, instruction, instructionRange) {
			super(document, range, dockerfile, escapeChar, instruction, instructionRange);
		}
		getVariables() {
			const variables = super.getVariables();
			const properties = this.getProperties();
			for (const property of properties) {
				const value = property.getUnescapedValue();
				if (value !== null && value.length > 2 && value.charAt(0) === "'" && value.charAt(value.length - 1) === "'") {
					const range = property.getValueRange();
					for (let i = 0; i < variables.length; i++) if (util_1.Util.isInsideRange(variables[i].getRange().start, range)) {
						variables.splice(i, 1);
						i--;
					}
				}
			}
			return variables;
		}
		getProperties() {
			return super.getProperties();
		}
	};
	exports.Label = Label;
}));

// node_modules/dockerfile-ast/lib/instructions/onbuild.js
var require_onbuild = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Onbuild = void 0;
	const vscode_languageserver_types_1 = (init_main$1(), __toCommonJS(main_exports$1));
	const parser_1 = require_parser();
	const instruction_1 = require_instruction();
	var Onbuild = class extends instruction_1.Instruction {
		constructor(document, range, dockerfile, escapeChar, instruction, instructionRange) {
			super(document, range, dockerfile, escapeChar, instruction, instructionRange);
		}
		getTrigger() {
			let trigger = this.getTriggerWord();
			return trigger === null ? null : trigger.toUpperCase();
		}
		getTriggerWord() {
			return this.getRangeContent(this.getTriggerRange());
		}
		getTriggerRange() {
			let args = this.getArguments();
			return args.length > 0 ? args[0].getRange() : null;
		}
		getTriggerInstruction() {
			let triggerRange = this.getTriggerRange();
			if (triggerRange === null) return null;
			let args = this.getArguments();
			return parser_1.Parser.createInstruction(this.document, this.dockerfile, this.escapeChar, vscode_languageserver_types_1.Range.create(args[0].getRange().start, this.getRange().end), this.getTriggerWord(), triggerRange);
		}
	};
	exports.Onbuild = Onbuild;
}));

// node_modules/dockerfile-ast/lib/instructions/run.js
var require_run = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Run = void 0;
	const jsonInstruction_1 = require_jsonInstruction();
	var Run = class extends jsonInstruction_1.JSONInstruction {
		constructor(document, range, dockerfile, escapeChar, instruction, instructionRange) {
			super(document, range, dockerfile, escapeChar, instruction, instructionRange);
		}
		stopSearchingForFlags(argument) {
			return argument.indexOf("--") === -1;
		}
		/**
		* Returns there here-documents that are defined in this RUN
		* instruction.
		*
		* This API is experimental and subject to change.
		*/
		getHeredocs() {
			return super.getHeredocs();
		}
	};
	exports.Run = Run;
}));

// node_modules/dockerfile-ast/lib/instructions/shell.js
var require_shell = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Shell = void 0;
	const jsonInstruction_1 = require_jsonInstruction();
	var Shell = class extends jsonInstruction_1.JSONInstruction {
		constructor(document, range, dockerfile, escapeChar, instruction, instructionRange) {
			super(document, range, dockerfile, escapeChar, instruction, instructionRange);
		}
	};
	exports.Shell = Shell;
}));

// node_modules/dockerfile-ast/lib/instructions/stopsignal.js
var require_stopsignal = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Stopsignal = void 0;
	const instruction_1 = require_instruction();
	var Stopsignal = class extends instruction_1.Instruction {
		constructor(document, range, dockerfile, escapeChar, instruction, instructionRange) {
			super(document, range, dockerfile, escapeChar, instruction, instructionRange);
		}
	};
	exports.Stopsignal = Stopsignal;
}));

// node_modules/dockerfile-ast/lib/instructions/workdir.js
var require_workdir = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Workdir = void 0;
	const instruction_1 = require_instruction();
	var Workdir = class extends instruction_1.Instruction {
		constructor(document, range, dockerfile, escapeChar, instruction, instructionRange) {
			super(document, range, dockerfile, escapeChar, instruction, instructionRange);
		}
		/**
		* Returns the path that has been defined. Note that this path may
		* be absolute or relative depending on what was written in the
		* instruction.
		*
		* @return the working directory's path, or null if this
		*         instruction has no arguments
		*/
		getPath() {
			return this.getArgumentsContent();
		}
		/**
		* Returns the absolute path that this instruction resolves to. The
		* function will inspect prior WORKDIR instructions in the current
		* image or another build stage in the Dockerfile to try to
		* determine this.
		*
		* @return the absolute path of the working directory, or null if
		*         this instruction has no arguments, or undefined if it
		*         cannot be determined because only relative paths could be
		*         found
		*/
		getAbsolutePath() {
			const path = this.getPath();
			if (path === null || path.startsWith("/")) return path;
			const startLine = this.getRange().start.line;
			const hierarchy = this.dockerfile.getStageHierarchy(startLine);
			for (let i = hierarchy.length - 1; i >= 0; i--) {
				const workdirs = hierarchy[i].getWORKDIRs();
				for (let j = workdirs.length - 1; j >= 0; j--) if (workdirs[j].getRange().start.line < startLine) {
					const parent = workdirs[j].getAbsolutePath();
					if (parent === void 0 || parent === null) return;
					return parent.endsWith("/") ? parent + path : parent + "/" + path;
				}
			}
		}
	};
	exports.Workdir = Workdir;
}));

// node_modules/dockerfile-ast/lib/instructions/user.js
var require_user = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.User = void 0;
	const instruction_1 = require_instruction();
	var User = class extends instruction_1.Instruction {
		constructor(document, range, dockerfile, escapeChar, instruction, instructionRange) {
			super(document, range, dockerfile, escapeChar, instruction, instructionRange);
		}
	};
	exports.User = User;
}));

// node_modules/dockerfile-ast/lib/instructions/volume.js
var require_volume = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Volume = void 0;
	const jsonInstruction_1 = require_jsonInstruction();
	var Volume = class extends jsonInstruction_1.JSONInstruction {
		constructor(document, range, dockerfile, escapeChar, instruction, instructionRange) {
			super(document, range, dockerfile, escapeChar, instruction, instructionRange);
		}
	};
	exports.Volume = Volume;
}));

// node_modules/dockerfile-ast/lib/imageTemplate.js
var require_imageTemplate = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ImageTemplate = void 0;
	const vscode_languageserver_types_1 = (init_main$1(), __toCommonJS(main_exports$1));
	const arg_1 = require_arg();
	const cmd_1 = require_cmd();
	const copy_1 = require_copy();
	const env_1 = require_env();
	const entrypoint_1 = require_entrypoint();
	const from_1 = require_from();
	const healthcheck_1 = require_healthcheck();
	const onbuild_1 = require_onbuild();
	const util_1 = require_util();
	const workdir_1 = require_workdir();
	var ImageTemplate = class {
		constructor() {
			this.comments = [];
			this.instructions = [];
		}
		addComment(comment) {
			this.comments.push(comment);
		}
		getComments() {
			return this.comments;
		}
		addInstruction(instruction) {
			this.instructions.push(instruction);
		}
		getInstructions() {
			return this.instructions;
		}
		getInstructionAt(line) {
			for (let instruction of this.instructions) if (util_1.Util.isInsideRange(vscode_languageserver_types_1.Position.create(line, 0), instruction.getRange())) return instruction;
			return null;
		}
		/**
		* Gets all the ARG instructions that are defined in this image.
		*/
		getARGs() {
			let args = [];
			for (let instruction of this.instructions) if (instruction instanceof arg_1.Arg) args.push(instruction);
			return args;
		}
		/**
		* Gets all the CMD instructions that are defined in this image.
		*/
		getCMDs() {
			let cmds = [];
			for (let instruction of this.instructions) if (instruction instanceof cmd_1.Cmd) cmds.push(instruction);
			return cmds;
		}
		/**
		* Gets all the COPY instructions that are defined in this image.
		*/
		getCOPYs() {
			let copies = [];
			for (let instruction of this.instructions) if (instruction instanceof copy_1.Copy) copies.push(instruction);
			return copies;
		}
		/**
		* Gets all the ENTRYPOINT instructions that are defined in this image.
		*/
		getENTRYPOINTs() {
			let froms = [];
			for (let instruction of this.instructions) if (instruction instanceof entrypoint_1.Entrypoint) froms.push(instruction);
			return froms;
		}
		/**
		* Gets all the ENV instructions that are defined in this image.
		*/
		getENVs() {
			let args = [];
			for (let instruction of this.instructions) if (instruction instanceof env_1.Env) args.push(instruction);
			return args;
		}
		getFROM() {
			for (const instruction of this.instructions) if (instruction instanceof from_1.From) return instruction;
			return null;
		}
		/**
		* Gets all the FROM instructions that are defined in this image.
		*/
		getFROMs() {
			let froms = [];
			for (let instruction of this.instructions) if (instruction instanceof from_1.From) froms.push(instruction);
			return froms;
		}
		/**
		* Gets all the HEALTHCHECK instructions that are defined in this image.
		*/
		getHEALTHCHECKs() {
			let froms = [];
			for (let instruction of this.instructions) if (instruction instanceof healthcheck_1.Healthcheck) froms.push(instruction);
			return froms;
		}
		getWORKDIRs() {
			const workdirs = [];
			for (const instruction of this.instructions) if (instruction instanceof workdir_1.Workdir) workdirs.push(instruction);
			return workdirs;
		}
		getOnbuildTriggers() {
			let triggers = [];
			for (let instruction of this.instructions) if (instruction instanceof onbuild_1.Onbuild) {
				let trigger = instruction.getTriggerInstruction();
				if (trigger) triggers.push(trigger);
			}
			return triggers;
		}
		getAvailableVariables(currentLine) {
			const variables = [];
			for (const arg of this.getARGs()) if (arg.isBefore(currentLine)) {
				const property = arg.getProperty();
				if (property) {
					const variable = property.getName();
					if (variables.indexOf(variable) === -1) variables.push(variable);
				}
			}
			for (const env of this.getENVs()) if (env.isBefore(currentLine)) for (const property of env.getProperties()) {
				const variable = property.getName();
				if (variables.indexOf(variable) === -1) variables.push(variable);
			}
			return variables;
		}
		/**
		* Resolves a variable with the given name at the specified line
		* to its value. If null is returned, then the variable has been
		* defined but no value was given. If undefined is returned, then
		* a variable with the given name has not been defined yet as of
		* the given line.
		*
		* @param variable the name of the variable to resolve
		* @param line the line number that the variable is on, zero-based
		* @return the value of the variable as defined by an ARG or ENV
		*         instruction, or null if no value has been specified, or
		*         undefined if a variable with the given name has not
		*         been defined
		*/
		resolveVariable(variable, line) {
			let envs = this.getENVs();
			for (let i = envs.length - 1; i >= 0; i--) if (envs[i].isBefore(line)) {
				for (let property of envs[i].getProperties()) if (property.getName() === variable) return property.getValue();
			}
			let args = this.getARGs();
			for (let i = args.length - 1; i >= 0; i--) if (args[i].isBefore(line)) {
				let property = args[i].getProperty();
				if (property && property.getName() === variable) return property.getValue();
			}
		}
		getRange() {
			const instructions = this.getInstructions();
			if (instructions.length === 0) return vscode_languageserver_types_1.Range.create(0, 0, 0, 0);
			const instructionStart = instructions[0].getRange().start;
			const instructionEnd = instructions[instructions.length - 1].getRange().end;
			return vscode_languageserver_types_1.Range.create(instructionStart, instructionEnd);
		}
		contains(position) {
			const range = this.getRange();
			if (range === null) return false;
			return util_1.Util.isInsideRange(position, range);
		}
	};
	exports.ImageTemplate = ImageTemplate;
}));

// node_modules/dockerfile-ast/lib/dockerfile.js
var require_dockerfile = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Dockerfile = void 0;
	const vscode_languageserver_types_1 = (init_main$1(), __toCommonJS(main_exports$1));
	const ast = require_main();
	const imageTemplate_1 = require_imageTemplate();
	const from_1 = require_from();
	const util_1 = require_util();
	const main_1 = require_main();
	var Dockerfile = class extends imageTemplate_1.ImageTemplate {
		constructor(document) {
			super();
			this.initialInstructions = new imageTemplate_1.ImageTemplate();
			this.buildStages = [];
			this.directives = [];
			/**
			* Whether a FROM instruction has been added to this Dockerfile or not.
			*/
			this.foundFrom = false;
			this.document = document;
		}
		getEscapeCharacter() {
			for (const directive of this.directives) if (directive.getDirective() === ast.Directive.escape) {
				const value = directive.getValue();
				if (value === "\\" || value === "`") return value;
			}
			return "\\";
		}
		getInitialARGs() {
			return this.initialInstructions.getARGs();
		}
		getContainingImage(position) {
			let range = vscode_languageserver_types_1.Range.create(vscode_languageserver_types_1.Position.create(0, 0), this.document.positionAt(this.document.getText().length));
			if (!util_1.Util.isInsideRange(position, range)) return null;
			if (this.initialInstructions.getComments().length > 0 || this.initialInstructions.getInstructions().length > 0) {
				if (util_1.Util.isInsideRange(position, this.initialInstructions.getRange())) return this.initialInstructions;
			}
			for (const buildStage of this.buildStages) if (util_1.Util.isInsideRange(position, buildStage.getRange())) return buildStage;
			return this;
		}
		addInstruction(instruction) {
			if (instruction.getKeyword() === main_1.Keyword.FROM) {
				this.currentBuildStage = new imageTemplate_1.ImageTemplate();
				this.buildStages.push(this.currentBuildStage);
				this.foundFrom = true;
			} else if (!this.foundFrom) this.initialInstructions.addInstruction(instruction);
			if (this.foundFrom) this.currentBuildStage.addInstruction(instruction);
			super.addInstruction(instruction);
		}
		setDirectives(directives) {
			this.directives = directives;
		}
		getDirective() {
			return this.directives.length === 0 ? null : this.directives[0];
		}
		getDirectives() {
			return this.directives;
		}
		resolveVariable(variable, line) {
			for (let from of this.getFROMs()) {
				let range = from.getRange();
				if (range.start.line <= line && line <= range.end.line) {
					let initialARGs = new imageTemplate_1.ImageTemplate();
					for (let instruction of this.initialInstructions.getARGs()) initialARGs.addInstruction(instruction);
					return initialARGs.resolveVariable(variable, line);
				}
			}
			let image = this.getContainingImage(vscode_languageserver_types_1.Position.create(line, 0));
			if (image === null) return;
			let resolvedVariable = image.resolveVariable(variable, line);
			if (resolvedVariable === null) {
				let initialARGs = new imageTemplate_1.ImageTemplate();
				for (let instruction of this.initialInstructions.getARGs()) initialARGs.addInstruction(instruction);
				return initialARGs.resolveVariable(variable, line);
			}
			return resolvedVariable;
		}
		getAvailableVariables(currentLine) {
			if (this.getInstructionAt(currentLine) instanceof from_1.From) {
				let variables = [];
				for (let arg of this.getInitialARGs()) {
					let property = arg.getProperty();
					if (property) variables.push(property.getName());
				}
				return variables;
			}
			let image = this.getContainingImage(vscode_languageserver_types_1.Position.create(currentLine, 0));
			return image ? image.getAvailableVariables(currentLine) : [];
		}
		getParentStage(image) {
			const templateFrom = image.getFROM();
			const imageName = templateFrom === null ? null : templateFrom.getImageName();
			if (imageName === null) return null;
			for (const from of this.getFROMs()) if (from.getBuildStage() === imageName) {
				const range = from.getRange();
				if (range.start.line === templateFrom.getRange().start.line) return null;
				return this.getContainingImage(range.start);
			}
			return null;
		}
		getStageHierarchy(line) {
			const image = this.getContainingImage(vscode_languageserver_types_1.Position.create(line, 0));
			if (image === null) return [];
			const stages = [image];
			let stage = this.getParentStage(image);
			while (stage !== null) {
				stages.splice(0, 0, stage);
				stage = this.getParentStage(stage);
			}
			return stages;
		}
		getAvailableWorkingDirectories(line) {
			const availableDirectories = /* @__PURE__ */ new Set();
			for (const image of this.getStageHierarchy(line)) for (const workdir of image.getWORKDIRs()) if (workdir.getRange().end.line < line) {
				let directory = workdir.getAbsolutePath();
				if (directory !== void 0 && directory !== null) {
					if (!directory.endsWith("/")) directory += "/";
					availableDirectories.add(directory);
				}
			}
			return Array.from(availableDirectories);
		}
		/**
		* Internally reorganize the comments in the Dockerfile and allocate
		* them to the relevant build stages that they belong to.
		*/
		organizeComments() {
			const comments = this.getComments();
			for (let i = 0; i < comments.length; i++) if (util_1.Util.isInsideRange(comments[i].getRange().end, this.initialInstructions.getRange())) this.initialInstructions.addComment(comments[i]);
			else for (const buildStage of this.buildStages) if (util_1.Util.isInsideRange(comments[i].getRange().start, buildStage.getRange())) buildStage.addComment(comments[i]);
		}
		getRange() {
			const comments = this.getComments();
			const instructions = this.getInstructions();
			let range = null;
			if (comments.length === 0) {
				if (instructions.length > 0) range = vscode_languageserver_types_1.Range.create(instructions[0].getRange().start, instructions[instructions.length - 1].getRange().end);
			} else if (instructions.length === 0) range = vscode_languageserver_types_1.Range.create(comments[0].getRange().start, comments[comments.length - 1].getRange().end);
			else {
				const commentStart = comments[0].getRange().start;
				const commentEnd = comments[comments.length - 1].getRange().end;
				const instructionStart = instructions[0].getRange().start;
				const instructionEnd = instructions[instructions.length - 1].getRange().end;
				if (commentStart.line < instructionStart.line) {
					if (commentEnd.line < instructionEnd.line) range = vscode_languageserver_types_1.Range.create(commentStart, instructionEnd);
					range = vscode_languageserver_types_1.Range.create(commentStart, commentEnd);
				} else if (commentEnd.line < instructionEnd.line) range = vscode_languageserver_types_1.Range.create(instructionStart, instructionEnd);
				else range = vscode_languageserver_types_1.Range.create(instructionStart, commentEnd);
			}
			if (range === null) {
				if (this.directives.length === 0) return null;
				return this.directives[0].getRange();
			} else if (this.directives.length === 0) return range;
			return vscode_languageserver_types_1.Range.create(this.directives[0].getRange().start, range.end);
		}
	};
	exports.Dockerfile = Dockerfile;
}));

// node_modules/dockerfile-ast/lib/parser.js
var require_parser = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Parser = void 0;
	const vscode_languageserver_textdocument_1 = (init_main(), __toCommonJS(main_exports));
	const vscode_languageserver_types_1 = (init_main$1(), __toCommonJS(main_exports$1));
	const comment_1 = require_comment();
	const parserDirective_1 = require_parserDirective();
	const instruction_1 = require_instruction();
	const add_1 = require_add();
	const arg_1 = require_arg();
	const cmd_1 = require_cmd();
	const copy_1 = require_copy();
	const env_1 = require_env();
	const entrypoint_1 = require_entrypoint();
	const from_1 = require_from();
	const healthcheck_1 = require_healthcheck();
	const label_1 = require_label();
	const onbuild_1 = require_onbuild();
	const run_1 = require_run();
	const shell_1 = require_shell();
	const stopsignal_1 = require_stopsignal();
	const workdir_1 = require_workdir();
	const user_1 = require_user();
	const volume_1 = require_volume();
	const dockerfile_1 = require_dockerfile();
	const util_1 = require_util();
	const main_1 = require_main();
	var Parser = class Parser {
		constructor() {
			this.escapeChar = null;
		}
		static createInstruction(document, dockerfile, escapeChar, lineRange, instruction, instructionRange) {
			switch (instruction.toUpperCase()) {
				case "ADD": return new add_1.Add(document, lineRange, dockerfile, escapeChar, instruction, instructionRange);
				case "ARG": return new arg_1.Arg(document, lineRange, dockerfile, escapeChar, instruction, instructionRange);
				case "CMD": return new cmd_1.Cmd(document, lineRange, dockerfile, escapeChar, instruction, instructionRange);
				case "COPY": return new copy_1.Copy(document, lineRange, dockerfile, escapeChar, instruction, instructionRange);
				case "ENTRYPOINT": return new entrypoint_1.Entrypoint(document, lineRange, dockerfile, escapeChar, instruction, instructionRange);
				case "ENV": return new env_1.Env(document, lineRange, dockerfile, escapeChar, instruction, instructionRange);
				case "FROM": return new from_1.From(document, lineRange, dockerfile, escapeChar, instruction, instructionRange);
				case "HEALTHCHECK": return new healthcheck_1.Healthcheck(document, lineRange, dockerfile, escapeChar, instruction, instructionRange);
				case "LABEL": return new label_1.Label(document, lineRange, dockerfile, escapeChar, instruction, instructionRange);
				case "ONBUILD": return new onbuild_1.Onbuild(document, lineRange, dockerfile, escapeChar, instruction, instructionRange);
				case "RUN": return new run_1.Run(document, lineRange, dockerfile, escapeChar, instruction, instructionRange);
				case "SHELL": return new shell_1.Shell(document, lineRange, dockerfile, escapeChar, instruction, instructionRange);
				case "STOPSIGNAL": return new stopsignal_1.Stopsignal(document, lineRange, dockerfile, escapeChar, instruction, instructionRange);
				case "WORKDIR": return new workdir_1.Workdir(document, lineRange, dockerfile, escapeChar, instruction, instructionRange);
				case "USER": return new user_1.User(document, lineRange, dockerfile, escapeChar, instruction, instructionRange);
				case "VOLUME": return new volume_1.Volume(document, lineRange, dockerfile, escapeChar, instruction, instructionRange);
			}
			return new instruction_1.Instruction(document, lineRange, dockerfile, escapeChar, instruction, instructionRange);
		}
		getParserDirectives(document, buffer) {
			const directives = [];
			this.escapeChar = "";
			const offset = util_1.Util.isUTF8BOM(buffer.substring(0, 1)) ? 1 : 0;
			directiveCheck: for (let i = offset; i < buffer.length; i++) switch (buffer.charAt(i)) {
				case " ":
				case "	": break;
				case "\r":
				case "\n": break directiveCheck;
				case "#":
					let directiveStart = -1;
					let directiveEnd = -1;
					for (let j = i + 1; j < buffer.length; j++) {
						let char = buffer.charAt(j);
						switch (char) {
							case " ":
							case "	":
								if (directiveStart !== -1 && directiveEnd === -1) directiveEnd = j;
								break;
							case "\r":
							case "\n": break directiveCheck;
							case "=":
								let valueStart = -1;
								let valueEnd = -1;
								if (directiveEnd === -1) directiveEnd = j;
								let lineEnd = buffer.length;
								directiveValue: for (let k = j + 1; k < buffer.length; k++) {
									char = buffer.charAt(k);
									switch (char) {
										case "\r":
										case "\n":
											if (valueStart !== -1 && valueEnd === -1) valueEnd = k;
											lineEnd = k;
											break directiveValue;
										case "	":
										case " ":
											if (valueStart !== -1 && valueEnd === -1) valueEnd = k;
											continue;
										default: if (valueStart === -1) valueStart = k;
									}
								}
								if (directiveStart === -1) break directiveCheck;
								if (valueStart === -1) {
									valueStart = j + 1;
									valueEnd = lineEnd;
								} else if (valueEnd === -1) valueEnd = buffer.length;
								const lineRange = vscode_languageserver_types_1.Range.create(document.positionAt(i), document.positionAt(lineEnd));
								const nameRange = vscode_languageserver_types_1.Range.create(document.positionAt(directiveStart), document.positionAt(directiveEnd));
								const valueRange = vscode_languageserver_types_1.Range.create(document.positionAt(valueStart), document.positionAt(valueEnd));
								directives.push(new parserDirective_1.ParserDirective(document, lineRange, nameRange, valueRange));
								directiveStart = -1;
								if (buffer.charAt(valueEnd) === "\r") i = valueEnd + 1;
								else i = valueEnd;
								continue directiveCheck;
							default: if (directiveStart === -1) directiveStart = j;
						}
					}
					break;
				default: break directiveCheck;
			}
			return directives;
		}
		parse(buffer) {
			this.document = vscode_languageserver_textdocument_1.TextDocument.create("", "", 0, buffer);
			this.buffer = buffer;
			let dockerfile = new dockerfile_1.Dockerfile(this.document);
			let directives = this.getParserDirectives(this.document, this.buffer);
			let offset = 0;
			this.escapeChar = "\\";
			if (directives.length > 0) {
				dockerfile.setDirectives(directives);
				this.escapeChar = dockerfile.getEscapeCharacter();
				offset = this.document.offsetAt(vscode_languageserver_types_1.Position.create(directives.length, 0));
			} else if (util_1.Util.isUTF8BOM(buffer.substring(0, 1))) offset = 1;
			for (let i = offset; i < this.buffer.length; i++) {
				const char = this.buffer.charAt(i);
				switch (char) {
					case " ":
					case "	":
					case "\r":
					case "\n": break;
					case "#":
						i = this.processComment(dockerfile, i);
						break;
					default: i = this.processInstruction(dockerfile, char, i);
				}
			}
			dockerfile.organizeComments();
			return dockerfile;
		}
		processInstruction(dockerfile, char, start) {
			let instruction = char;
			let instructionEnd = -1;
			let escapedInstruction = false;
			instructionCheck: for (let i = start + 1; i < this.buffer.length; i++) {
				char = this.buffer.charAt(i);
				switch (char) {
					case this.escapeChar:
						escapedInstruction = true;
						char = this.buffer.charAt(i + 1);
						if (char === "\r" || char === "\n") {
							if (instructionEnd === -1) instructionEnd = i;
							i++;
						} else if (char === " " || char === "	") {
							for (let j = i + 2; j < this.buffer.length; j++) switch (this.buffer.charAt(j)) {
								case " ":
								case "	": break;
								case "\r":
								case "\n":
									i = j;
									continue instructionCheck;
								default:
									instructionEnd = i + 1;
									instruction = instruction + this.escapeChar;
									i = j - 2;
									continue instructionCheck;
							}
							instructionEnd = i + 1;
							instruction = instruction + this.escapeChar;
							break instructionCheck;
						} else {
							instructionEnd = i + 1;
							instruction = instruction + this.escapeChar;
							escapedInstruction = false;
						}
						break;
					case " ":
					case "	":
						if (escapedInstruction) {
							escapeCheck: for (let j = i + 1; j < this.buffer.length; j++) switch (this.buffer.charAt(j)) {
								case " ":
								case "	": break;
								case "\r":
								case "\n":
									i = j;
									continue instructionCheck;
								default: break escapeCheck;
							}
							escapedInstruction = false;
						}
						if (instructionEnd === -1) instructionEnd = i;
						i = this.processArguments(dockerfile, instruction, instructionEnd, start, i);
						dockerfile.addInstruction(this.createInstruction(dockerfile, instruction, start, instructionEnd, i));
						return i;
					case "\r":
					case "\n":
						if (escapedInstruction) continue;
						if (instructionEnd === -1) instructionEnd = i;
						dockerfile.addInstruction(this.createInstruction(dockerfile, instruction, start, i, i));
						return i;
					case "#": if (escapedInstruction) continue;
					default:
						instructionEnd = i + 1;
						instruction = instruction + char;
						escapedInstruction = false;
				}
			}
			if (instructionEnd === -1) instructionEnd = this.buffer.length;
			dockerfile.addInstruction(this.createInstruction(dockerfile, instruction, start, instructionEnd, this.buffer.length));
			return this.buffer.length;
		}
		processHeredocs(instruction, offset) {
			let keyword = instruction.getKeyword();
			if (keyword === main_1.Keyword.ONBUILD) {
				instruction = instruction.getTriggerInstruction();
				if (instruction === null) return offset;
				keyword = instruction.getKeyword();
			}
			if (keyword !== main_1.Keyword.ADD && keyword !== main_1.Keyword.COPY && keyword !== main_1.Keyword.RUN) return offset;
			const heredocs = [];
			let tabbed = false;
			for (const arg of instruction.getArguments()) {
				const value = arg.getValue();
				if (value.startsWith("<<") && value.length > 2) {
					if (value.startsWith("<<-")) tabbed = true;
					const name = util_1.Util.parseHeredocName(value);
					if (name !== null) heredocs.push(name);
				}
			}
			if (heredocs.length > 0) for (const heredoc of heredocs) offset = this.parseHeredoc(heredoc, offset, tabbed);
			return offset;
		}
		processArguments(dockerfile, instruction, instructionEnd, start, offset) {
			let escaped = false;
			argumentsCheck: for (let i = offset + 1; i < this.buffer.length; i++) switch (this.buffer.charAt(i)) {
				case "\r":
				case "\n":
					if (escaped) continue;
					return this.processHeredocs(this.createInstruction(dockerfile, instruction, start, instructionEnd, i), i);
				case this.escapeChar:
					const next = this.buffer.charAt(i + 1);
					if (next === "\n" || next === "\r") {
						escaped = true;
						i++;
					} else if (next === " " || next === "	") {
						for (let j = i + 2; j < this.buffer.length; j++) switch (this.buffer.charAt(j)) {
							case " ":
							case "	": break;
							case "\r":
							case "\n": escaped = true;
							default:
								i = j;
								continue argumentsCheck;
						}
						return this.buffer.length;
					}
					continue;
				case "#":
					if (escaped) {
						i = this.processComment(dockerfile, i);
						continue argumentsCheck;
					}
					break;
				case " ":
				case "	": break;
				default: if (escaped) escaped = false;
			}
			return this.buffer.length;
		}
		processComment(dockerfile, start) {
			let end = this.buffer.length;
			commentLoop: for (let i = start + 1; i < this.buffer.length; i++) switch (this.buffer.charAt(i)) {
				case "\r":
				case "\n":
					end = i;
					break commentLoop;
			}
			const range = vscode_languageserver_types_1.Range.create(this.document.positionAt(start), this.document.positionAt(end));
			dockerfile.addComment(new comment_1.Comment(this.document, range));
			return end;
		}
		parseHeredoc(heredocName, offset, tabbed) {
			let startWord = -1;
			let lineStart = true;
			for (let i = offset; i < this.buffer.length; i++) switch (this.buffer.charAt(i)) {
				case " ":
					lineStart = false;
					break;
				case "	":
					if (!tabbed) lineStart = false;
					break;
				case "\r":
				case "\n":
					if (startWord !== -1 && heredocName === this.buffer.substring(startWord, i)) return i;
					startWord = -1;
					lineStart = true;
					break;
				default: if (lineStart) {
					startWord = i;
					lineStart = false;
				}
			}
			return this.buffer.length;
		}
		createInstruction(dockerfile, instruction, start, instructionEnd, end) {
			const startPosition = this.document.positionAt(start);
			const instructionRange = vscode_languageserver_types_1.Range.create(startPosition, this.document.positionAt(instructionEnd));
			const lineRange = vscode_languageserver_types_1.Range.create(startPosition, this.document.positionAt(end));
			return Parser.createInstruction(this.document, dockerfile, this.escapeChar, lineRange, instruction, instructionRange);
		}
	};
	exports.Parser = Parser;
}));

// node_modules/dockerfile-ast/lib/main.js
var require_main = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.DockerfileParser = exports.DefaultVariables = exports.Directive = exports.Keyword = exports.Workdir = exports.Volume = exports.User = exports.Stopsignal = exports.Shell = exports.Run = exports.PropertyInstruction = exports.Onbuild = exports.ModifiableInstruction = exports.Label = exports.JSONInstruction = exports.Heredoc = exports.Healthcheck = exports.From = exports.Env = exports.Entrypoint = exports.Copy = exports.Cmd = exports.Arg = exports.Add = exports.Variable = exports.Property = exports.ParserDirective = exports.Line = exports.Instruction = exports.Flag = exports.Comment = exports.JSONArgument = exports.Argument = void 0;
	var argument_1 = require_argument();
	Object.defineProperty(exports, "Argument", {
		enumerable: true,
		get: function() {
			return argument_1.Argument;
		}
	});
	var jsonArgument_1 = require_jsonArgument();
	Object.defineProperty(exports, "JSONArgument", {
		enumerable: true,
		get: function() {
			return jsonArgument_1.JSONArgument;
		}
	});
	const comment_1 = require_comment();
	Object.defineProperty(exports, "Comment", {
		enumerable: true,
		get: function() {
			return comment_1.Comment;
		}
	});
	const parser_1 = require_parser();
	var flag_1 = require_flag();
	Object.defineProperty(exports, "Flag", {
		enumerable: true,
		get: function() {
			return flag_1.Flag;
		}
	});
	const instruction_1 = require_instruction();
	Object.defineProperty(exports, "Instruction", {
		enumerable: true,
		get: function() {
			return instruction_1.Instruction;
		}
	});
	var line_1 = require_line();
	Object.defineProperty(exports, "Line", {
		enumerable: true,
		get: function() {
			return line_1.Line;
		}
	});
	const parserDirective_1 = require_parserDirective();
	Object.defineProperty(exports, "ParserDirective", {
		enumerable: true,
		get: function() {
			return parserDirective_1.ParserDirective;
		}
	});
	var property_1 = require_property();
	Object.defineProperty(exports, "Property", {
		enumerable: true,
		get: function() {
			return property_1.Property;
		}
	});
	var variable_1 = require_variable();
	Object.defineProperty(exports, "Variable", {
		enumerable: true,
		get: function() {
			return variable_1.Variable;
		}
	});
	var add_1 = require_add();
	Object.defineProperty(exports, "Add", {
		enumerable: true,
		get: function() {
			return add_1.Add;
		}
	});
	const arg_1 = require_arg();
	Object.defineProperty(exports, "Arg", {
		enumerable: true,
		get: function() {
			return arg_1.Arg;
		}
	});
	const cmd_1 = require_cmd();
	Object.defineProperty(exports, "Cmd", {
		enumerable: true,
		get: function() {
			return cmd_1.Cmd;
		}
	});
	const copy_1 = require_copy();
	Object.defineProperty(exports, "Copy", {
		enumerable: true,
		get: function() {
			return copy_1.Copy;
		}
	});
	const entrypoint_1 = require_entrypoint();
	Object.defineProperty(exports, "Entrypoint", {
		enumerable: true,
		get: function() {
			return entrypoint_1.Entrypoint;
		}
	});
	const env_1 = require_env();
	Object.defineProperty(exports, "Env", {
		enumerable: true,
		get: function() {
			return env_1.Env;
		}
	});
	const from_1 = require_from();
	Object.defineProperty(exports, "From", {
		enumerable: true,
		get: function() {
			return from_1.From;
		}
	});
	const healthcheck_1 = require_healthcheck();
	Object.defineProperty(exports, "Healthcheck", {
		enumerable: true,
		get: function() {
			return healthcheck_1.Healthcheck;
		}
	});
	var heredoc_1 = require_heredoc();
	Object.defineProperty(exports, "Heredoc", {
		enumerable: true,
		get: function() {
			return heredoc_1.Heredoc;
		}
	});
	var jsonInstruction_1 = require_jsonInstruction();
	Object.defineProperty(exports, "JSONInstruction", {
		enumerable: true,
		get: function() {
			return jsonInstruction_1.JSONInstruction;
		}
	});
	var label_1 = require_label();
	Object.defineProperty(exports, "Label", {
		enumerable: true,
		get: function() {
			return label_1.Label;
		}
	});
	var modifiableInstruction_1 = require_modifiableInstruction();
	Object.defineProperty(exports, "ModifiableInstruction", {
		enumerable: true,
		get: function() {
			return modifiableInstruction_1.ModifiableInstruction;
		}
	});
	var onbuild_1 = require_onbuild();
	Object.defineProperty(exports, "Onbuild", {
		enumerable: true,
		get: function() {
			return onbuild_1.Onbuild;
		}
	});
	var propertyInstruction_1 = require_propertyInstruction();
	Object.defineProperty(exports, "PropertyInstruction", {
		enumerable: true,
		get: function() {
			return propertyInstruction_1.PropertyInstruction;
		}
	});
	var run_1 = require_run();
	Object.defineProperty(exports, "Run", {
		enumerable: true,
		get: function() {
			return run_1.Run;
		}
	});
	var shell_1 = require_shell();
	Object.defineProperty(exports, "Shell", {
		enumerable: true,
		get: function() {
			return shell_1.Shell;
		}
	});
	var stopsignal_1 = require_stopsignal();
	Object.defineProperty(exports, "Stopsignal", {
		enumerable: true,
		get: function() {
			return stopsignal_1.Stopsignal;
		}
	});
	var user_1 = require_user();
	Object.defineProperty(exports, "User", {
		enumerable: true,
		get: function() {
			return user_1.User;
		}
	});
	var volume_1 = require_volume();
	Object.defineProperty(exports, "Volume", {
		enumerable: true,
		get: function() {
			return volume_1.Volume;
		}
	});
	const workdir_1 = require_workdir();
	Object.defineProperty(exports, "Workdir", {
		enumerable: true,
		get: function() {
			return workdir_1.Workdir;
		}
	});
	var Keyword;
	(function(Keyword) {
		Keyword["ADD"] = "ADD";
		Keyword["ARG"] = "ARG";
		Keyword["CMD"] = "CMD";
		Keyword["COPY"] = "COPY";
		Keyword["ENTRYPOINT"] = "ENTRYPOINT";
		Keyword["ENV"] = "ENV";
		Keyword["EXPOSE"] = "EXPOSE";
		Keyword["FROM"] = "FROM";
		Keyword["HEALTHCHECK"] = "HEALTHCHECK";
		Keyword["LABEL"] = "LABEL";
		Keyword["MAINTAINER"] = "MAINTAINER";
		Keyword["ONBUILD"] = "ONBUILD";
		Keyword["RUN"] = "RUN";
		Keyword["SHELL"] = "SHELL";
		Keyword["STOPSIGNAL"] = "STOPSIGNAL";
		Keyword["USER"] = "USER";
		Keyword["VOLUME"] = "VOLUME";
		Keyword["WORKDIR"] = "WORKDIR";
	})(Keyword || (exports.Keyword = Keyword = {}));
	var Directive;
	(function(Directive) {
		Directive["escape"] = "escape";
		Directive["syntax"] = "syntax";
	})(Directive || (exports.Directive = Directive = {}));
	exports.DefaultVariables = [
		"ALL_PROXY",
		"all_proxy",
		"FTP_PROXY",
		"ftp_proxy",
		"HTTP_PROXY",
		"http_proxy",
		"HTTPS_PROXY",
		"https_proxy",
		"NO_PROXY",
		"no_proxy"
	];
	var DockerfileParser;
	(function(DockerfileParser) {
		function parse(content) {
			return new parser_1.Parser().parse(content);
		}
		DockerfileParser.parse = parse;
	})(DockerfileParser || (exports.DockerfileParser = DockerfileParser = {}));
}));

// node_modules/unbash/dist/traversal.js
var import_main = require_main();
function forEachChild(node, callback) {
	switch (node.type) {
		case "Script":
		case "CompoundList":
		case "AndOr":
			for (const command of node.commands) callback(command);
			return;
		case "Statement":
			callback(node.command);
			return;
		case "Command":
			for (const child of node.prefix) callback(child);
			if (node.name) callback(node.name);
			for (const child of node.suffix) callback(child);
			return;
		case "Pipeline":
			for (const prefix of node.prefixes) callback(prefix);
			for (const command of node.commands) callback(command);
			return;
		case "Redirected":
			callback(node.command);
			for (const redirect of node.redirects) callback(redirect);
			return;
		case "If":
			callback(node.clause);
			callback(node.then);
			for (const branch of node.elif) callback(branch);
			if (node.else) callback(node.else);
			return;
		case "Elif":
			callback(node.clause);
			callback(node.then);
			return;
		case "For":
		case "Select":
			callback(node.name);
			if (node.wordlist) for (const word of node.wordlist) callback(word);
			callback(node.body);
			return;
		case "While":
			callback(node.clause);
			callback(node.body);
			return;
		case "Function":
		case "Coproc":
			if (node.name) callback(node.name);
			callback(node.body);
			return;
		case "Subshell":
		case "BraceGroup":
			callback(node.body);
			return;
		case "Case":
			callback(node.word);
			for (const item of node.items) callback(item);
			return;
		case "CaseItem":
			for (const pattern of node.pattern) callback(pattern);
			callback(node.body);
			return;
		case "ArithmeticFor": {
			const initialize = node.initialize;
			if (initialize) callback(initialize);
			const test = node.test;
			if (test) callback(test);
			const update = node.update;
			if (update) callback(update);
			callback(node.body);
			return;
		}
		case "Word":
		case "Glob":
		case "ArithmeticWord":
		case "HereDocBody":
		case "BraceExpansion":
		case "ExtendedGlob": {
			const parts = node.parts;
			if (parts) for (const part of parts) callback(part);
			return;
		}
		case "DoubleQuoted":
		case "LocaleString":
			for (const part of node.parts) callback(part);
			return;
		case "ParameterExpansion":
			if (node.index) callback(node.index);
			if (node.operation) callback(node.operation);
			return;
		case "Default":
		case "Remove":
		case "Transform":
			callback(node.operand);
			return;
		case "CaseModification":
			if (node.operand) callback(node.operand);
			return;
		case "Replace":
			callback(node.pattern);
			callback(node.replacement);
			return;
		case "Slice":
			callback(node.offset);
			if (node.length) callback(node.length);
			return;
		case "Assignment": {
			const index = node.index;
			if (index) callback(index);
			callback(node.value);
			return;
		}
		case "ArrayValue":
			for (const element of node.elements) callback(element);
			return;
		case "Redirect":
		case "HereString":
			if (node.descriptor) callback(node.descriptor);
			if (node.target) callback(node.target);
			return;
		case "HereDoc":
			if (node.descriptor) callback(node.descriptor);
			if (node.delimiter) callback(node.delimiter);
			callback(node.body);
			return;
		case "CommandExpansion":
		case "ProcessSubstitution":
		case "ArithmeticCommandExpansion": {
			const script = node.script;
			if (script) callback(script);
			return;
		}
		case "ArithmeticExpansion":
		case "ArithmeticCommand":
		case "ArithmeticGroup":
		case "TestCommand":
		case "TestGroup": {
			const expression = node.expression;
			if (expression) callback(expression);
			return;
		}
		case "ArithmeticBinary":
		case "TestBinary":
			callback(node.left);
			callback(node.right);
			return;
		case "ArithmeticUnary":
		case "TestUnary":
			callback(node.operand);
			return;
		case "ArithmeticTernary":
			callback(node.test);
			callback(node.consequent);
			callback(node.alternate);
			return;
		case "TestLogical":
			for (const operand of node.operands) callback(operand);
			return;
		case "TestNot":
			for (const negation of node.negations) callback(negation);
			callback(node.operand);
			return;
		case "Literal":
		case "SingleQuoted":
		case "AnsiCQuoted":
		case "SimpleExpansion":
		case "Names":
		case "Unknown":
		case "FileDescriptor":
		case "FileDescriptorVariable":
		case "HereDocDelimiter":
		case "Time":
		case "Negation": return;
		default: throw new TypeError(`Unexpected syntax node: ${node}`);
	}
}

// node_modules/unbash/dist/ansi-c.js
function isOctal(code) {
	return code >= 48 && code <= 55;
}
function isHex(code) {
	return code >= 48 && code <= 57 || code >= 65 && code <= 70 || code >= 97 && code <= 102;
}
function codePoint(value, fallback) {
	try {
		return String.fromCodePoint(value);
	} catch {
		return fallback;
	}
}
const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });
function decodeBytes(bytes) {
	return utf8.decode(new Uint8Array(bytes));
}
function readByteEscape(source, pos, limit) {
	if (source.charCodeAt(pos) !== 92 || pos + 2 > limit) return void 0;
	const escaped = source.charCodeAt(pos + 1);
	const digitsStart = pos + 2;
	let end = digitsStart;
	if (escaped === 120) {
		while (end < limit && end - digitsStart < 2 && isHex(source.charCodeAt(end))) end++;
		if (end === digitsStart) return void 0;
		return {
			value: Number.parseInt(source.slice(digitsStart, end), 16),
			end
		};
	}
	if (!isOctal(escaped)) return void 0;
	while (end < limit && end - digitsStart < 2 && isOctal(source.charCodeAt(end))) end++;
	return {
		value: Number.parseInt(source.slice(pos + 1, end), 8) & 255,
		end
	};
}
function decodeAnsiCQuoted(source, start, limit) {
	let pos = start;
	let value = "";
	let bytes = [];
	let nul = -1;
	while (pos < limit && source.charCodeAt(pos) !== 39) {
		const escapeStart = pos;
		const byte = readByteEscape(source, pos, limit);
		if (byte && byte.value >= 128) {
			bytes.push(byte.value);
			pos = byte.end;
			continue;
		}
		if (bytes.length > 0) {
			value += decodeBytes(bytes);
			bytes = [];
		}
		if (byte) {
			if (byte.value === 0 && nul === -1) nul = value.length;
			value += String.fromCharCode(byte.value);
			pos = byte.end;
			continue;
		}
		if (source.charCodeAt(pos) !== 92 || pos + 1 >= limit) {
			const runStart = pos;
			while (pos < limit) {
				const code = source.charCodeAt(pos);
				if (code === 39 || code === 92 && pos + 1 < limit) break;
				pos++;
			}
			value += source.slice(runStart, pos);
			continue;
		}
		pos++;
		const escaped = source[pos++];
		switch (escaped) {
			case "a":
				value += "\x07";
				break;
			case "b":
				value += "\b";
				break;
			case "e":
			case "E":
				value += "\x1B";
				break;
			case "f":
				value += "\f";
				break;
			case "n":
				value += "\n";
				break;
			case "r":
				value += "\r";
				break;
			case "t":
				value += "	";
				break;
			case "v":
				value += "\v";
				break;
			case "\\":
				value += "\\";
				break;
			case "'":
				value += "'";
				break;
			case "\"":
				value += "\"";
				break;
			case "?":
				value += "?";
				break;
			case "\n": break;
			case "c": {
				const code = pos < limit ? source.charCodeAt(pos) : 39;
				if (code === 39) {
					value += source.slice(escapeStart, pos);
					break;
				}
				pos++;
				if (code === 92) {
					const pair = pos < limit && source.charCodeAt(pos) === 92;
					if (pair) pos++;
					value += "";
					if (!pair && pos < limit) {
						value += source[pos];
						pos++;
					}
					break;
				}
				const control = code === 63 ? 127 : code & 31;
				if (control === 0 && code < 128 && nul === -1) nul = value.length;
				value += String.fromCharCode(control);
				break;
			}
			case "u":
			case "U": {
				const digitsStart = pos;
				const maxDigits = escaped === "u" ? 4 : 8;
				while (pos < limit && pos - digitsStart < maxDigits && isHex(source.charCodeAt(pos))) pos++;
				if (pos === digitsStart) {
					value += `\\${escaped}`;
					break;
				}
				const raw = source.slice(escapeStart, pos);
				const point = Number.parseInt(source.slice(digitsStart, pos), 16);
				if (point === 0 && nul === -1) nul = value.length;
				value += codePoint(point, raw);
				break;
			}
			default: value += `\\${escaped}`;
		}
	}
	if (bytes.length > 0) value += decodeBytes(bytes);
	if (nul !== -1) value = value.slice(0, nul);
	const closed = pos < limit;
	if (closed) pos++;
	return {
		value,
		end: pos,
		closed
	};
}

// node_modules/unbash/dist/expansion.js
var ScriptExpansionImpl = class ScriptExpansionImpl {
	static _resolveScript;
	type;
	pos;
	end;
	text;
	#window;
	#script = void 0;
	constructor(type, pos, end, text, window) {
		this.type = type;
		this.pos = pos;
		this.end = end;
		this.text = text;
		this.#window = window;
	}
	get script() {
		const window = this.#window;
		if (window !== void 0) {
			const script = ScriptExpansionImpl._resolveScript(window.source, window.start, window.end, window.depth, window.parenBoundary, window.context);
			if (window.context === void 0) script.source = window.source;
			this.script = script;
		}
		return this.#script;
	}
	set script(script) {
		this.#script = script;
		this.#window = void 0;
	}
	toJSON() {
		return {
			type: this.type,
			pos: this.pos,
			end: this.end,
			text: this.text,
			script: this.script
		};
	}
};
var ProcessSubstitutionImpl = class extends ScriptExpansionImpl {
	operator;
	constructor(pos, end, text, operator, window) {
		super("ProcessSubstitution", pos, end, text, window);
		this.operator = operator;
	}
	toJSON() {
		return {
			type: this.type,
			pos: this.pos,
			end: this.end,
			text: this.text,
			operator: this.operator,
			script: this.script
		};
	}
};
var ArithmeticExpansionImpl = class ArithmeticExpansionImpl {
	static _resolveExpression;
	type = "ArithmeticExpansion";
	pos;
	end;
	text;
	#window;
	#expression = void 0;
	constructor(pos, end, text, window) {
		this.pos = pos;
		this.end = end;
		this.text = text;
		this.#window = window;
	}
	get expression() {
		const window = this.#window;
		if (window !== void 0) this.expression = ArithmeticExpansionImpl._resolveExpression(window.body, window.offset, window.source, window.depth, window.context, window.depth + 1);
		return this.#expression;
	}
	set expression(expression) {
		this.#expression = expression;
		this.#window = void 0;
	}
	toJSON() {
		return {
			type: this.type,
			pos: this.pos,
			end: this.end,
			text: this.text,
			expression: this.expression
		};
	}
};

// node_modules/unbash/dist/word-value.js
function dequoteValue(parts) {
	let s = "";
	for (const c of parts) s += c.type === "Literal" ? c.value : c.text;
	return s;
}
function unescapeBareValue(text) {
	const first = text.indexOf("\\");
	if (first === -1) return text;
	let s = "";
	let start = 0;
	for (let i = first; i < text.length; i++) {
		if (text.charCodeAt(i) !== 92) continue;
		s += text.slice(start, i);
		i++;
		if (i >= text.length) {
			s += "\\";
			start = i;
			break;
		}
		if (text.charCodeAt(i) !== 10) s += text[i];
		start = i + 1;
	}
	return s + text.slice(start);
}
function continuedExpansionValue(text) {
	let pos = 1;
	while (text[pos] === "\\" && text[pos + 1] === "\n") pos += 2;
	return pos === 1 || text[pos] !== "(" ? text : text[0] + text.slice(pos);
}
function wordPartsValue(parts) {
	let value = "";
	for (const part of parts) switch (part.type) {
		case "Literal":
		case "Glob":
		case "SingleQuoted":
		case "AnsiCQuoted":
			value += part.value;
			break;
		case "DoubleQuoted":
		case "LocaleString":
			value += dequoteValue(part.parts);
			break;
		case "CommandExpansion":
			value += part.text[0] === "$" ? continuedExpansionValue(part.text) : part.text;
			break;
		case "ExtendedGlob":
			value += continuedExpansionValue(part.text);
			break;
		default: value += part.text;
	}
	return value;
}

// node_modules/unbash/dist/word.js
var WordImpl = class {
	type = "Word";
	text;
	pos;
	end;
	#source;
	#resolver;
	#depth;
	#parts;
	#value = null;
	constructor(text, pos, end, source, resolver, depth = 0) {
		this.text = text;
		this.pos = pos;
		this.end = end;
		this.#source = source;
		this.#resolver = resolver;
		this.#depth = depth;
		this.#parts = resolver === void 0 ? void 0 : null;
	}
	get value() {
		if (this.#value === null) {
			const parts = this.#source === void 0 && this.#parts === null ? void 0 : this.parts;
			this.#value = parts ? wordPartsValue(parts) : unescapeBareValue(this.text);
		}
		return this.#value;
	}
	get parts() {
		if (this.#parts === null) this.#parts = this.#resolver?.(this.#source ?? "", this, this.#depth) ?? void 0;
		return this.#parts;
	}
	set parts(v) {
		this.#parts = v ?? void 0;
	}
	toJSON() {
		return {
			type: this.type,
			text: this.text,
			pos: this.pos,
			end: this.end,
			parts: this.parts,
			value: this.value
		};
	}
};

// node_modules/unbash/dist/substitution-context.js
function createSubstitutionContext(parent) {
	return {
		boundaries: parent === void 0 ? void 0 : substitutionBoundaries(parent),
		wordParts: void 0,
		embeddedParts: void 0,
		arrayParts: void 0
	};
}
function substitutionBoundaries(context) {
	return context.boundaries ?? (context.boundaries = /* @__PURE__ */ new Map());
}

// node_modules/unbash/dist/chars.js
const CH_NL = 10;
const CH_BACKSLASH = 92;
function skipLineContinuations(source, pos, end) {
	while (pos + 1 < end && source.charCodeAt(pos) === 92 && source.charCodeAt(pos + 1) === 10) pos += 2;
	return pos;
}

// node_modules/unbash/dist/glob.js
function hasGlobCharacters(text) {
	return /[*?[]/.test(text);
}
const bracketSyntax = /* @__PURE__ */ new Uint8Array(128);
bracketSyntax[33] = 1;
bracketSyntax[94] = 1;
bracketSyntax[91] = 1;
bracketSyntax[93] = 1;
bracketSyntax[58] = 1;
bracketSyntax[46] = 1;
bracketSyntax[61] = 1;
bracketSyntax[45] = 1;
bracketSyntax[92] = 1;
function bracketEnds(source, start, end, parts, offset) {
	let close = end - 1;
	while (close > start && source.charCodeAt(close) !== 93) close--;
	if (close === start) return null;
	const positions = [];
	const kinds = [];
	const members = [];
	let partIndex = 0;
	let symbols = false;
	for (let pos = start; pos < end; pos++) {
		while (parts && partIndex < parts.length && parts[partIndex].end <= pos + offset) partIndex++;
		const part = parts?.[partIndex];
		const tokenPos = pos;
		let kind = 0;
		if (part && part.pos <= pos + offset && part.type !== "Literal") pos = part.end - offset - 1;
		else {
			kind = source.charCodeAt(pos);
			if (kind === 92 && pos + 1 < end && source.charCodeAt(pos + 1) === 10) {
				pos++;
				continue;
			}
			if (kind >= 128 || !bracketSyntax[kind]) kind = 0;
		}
		const last = kinds.length - 1;
		if (kind === 0 && last >= 0 && kinds[last] === 0) {
			members[last]++;
			continue;
		}
		if (last >= 0 && kinds[last] === 91 && (kind === 58 || kind === 61 || kind === 46)) symbols = true;
		positions.push(tokenPos);
		kinds.push(kind);
		members.push(1);
	}
	const count = kinds.length;
	let symbolEnd;
	if (symbols) {
		symbolEnd = new Int32Array(count).fill(-1);
		let close = -1;
		let colon = -1;
		let eq = -1;
		let dot = -1;
		for (let i = count - 1; i >= 0; i--) {
			const kind = kinds[i + 2];
			if (kind === 93) close = i + 2;
			else if (kinds[i + 3] === 93) {
				if (kind === 58) colon = i + 2;
				else if (kind === 61) eq = i + 2;
				else if (kind === 46) dot = i + 2;
			}
			if (kinds[i] !== 91) continue;
			const type = kinds[i + 1];
			const found = type === 58 ? colon : type === 61 ? eq : type === 46 ? dot : -1;
			if (found !== -1 && (type === 46 || close === -1 || close > found)) symbolEnd[i] = found + 2;
		}
	}
	const subBracket = (open) => symbolEnd === void 0 ? -1 : symbolEnd[open];
	const endFrom = new Int32Array(count + 2).fill(-1);
	const resume = (next, range) => {
		if (next >= count) return -1;
		if (range && kinds[next] === 45 && next + 1 < count && kinds[next + 1] !== 93) {
			let last = next + 1;
			if (kinds[last] === 92) {
				if (last + 1 >= count) return -1;
				last++;
			}
			let after = last + 1;
			if (kinds[last] === 91 && kinds[last + 1] === 46) {
				const symbol = subBracket(last);
				if (symbol !== -1) after = symbol;
			} else if (kinds[last] === 0 && members[last] > 1) return endFrom[last];
			if (after >= count) return -1;
			return kinds[after] === 93 ? after + 1 : endFrom[after];
		}
		return kinds[next] === 93 ? next + 1 : endFrom[next];
	};
	for (let t = count - 1; t >= 0; t--) {
		const kind = kinds[t];
		let after = t + 1;
		let range = true;
		if (kind === 92) {
			if (t + 1 >= count) continue;
			after = t + 2;
		} else if (kind === 91) {
			const type = kinds[t + 1];
			if (type === 58 || type === 61 || type === 46) {
				const symbol = subBracket(t);
				if (symbol !== -1) {
					after = symbol;
					range = type === 46;
				}
			}
		}
		endFrom[t] = resume(after, range);
	}
	const ends = /* @__PURE__ */ new Map();
	for (let t = 0; t < count; t++) {
		if (kinds[t] !== 91) continue;
		let first = t + 1;
		if (kinds[first] === 33 || kinds[first] === 94) first++;
		if (first >= count) continue;
		const close = kinds[first] === 93 ? resume(first + 1, true) : endFrom[first];
		if (close !== -1) ends.set(positions[t], positions[close - 1] + 1);
	}
	return ends;
}
function appendRange(source, start, end, parts, index, offset, result) {
	while (start < end) {
		while (parts && index < parts.length && parts[index].end <= start + offset) index++;
		const part = parts?.[index];
		if (part && part.pos === start + offset && part.end <= end + offset) {
			result.push(part);
			start = part.end - offset;
			index++;
			continue;
		}
		const stop = part ? Math.min(end, (part.pos > start + offset ? part.pos : part.end) - offset) : end;
		const text = source.slice(start, stop);
		result.push({
			type: "Literal",
			pos: start + offset,
			end: stop + offset,
			text,
			value: unescapeBareValue(text)
		});
		start = stop;
	}
	return index;
}
function parseGlobParts(source, start, end, parts, offset = 0) {
	let result;
	let brackets;
	let partIndex = 0;
	let emittedIndex = 0;
	let literalStart = start;
	for (let pos = start; pos < end; pos++) {
		while (parts && partIndex < parts.length && parts[partIndex].end <= pos + offset) partIndex++;
		const part = parts?.[partIndex];
		if (part && part.pos <= pos + offset && part.type !== "Literal") {
			pos = part.end - offset - 1;
			continue;
		}
		const character = source.charCodeAt(pos);
		if (character === 92) {
			pos++;
			continue;
		}
		let globEnd;
		if (character === 42 || character === 63) {
			const limit = part ? Math.min(end, part.end - offset) : end;
			const next = skipLineContinuations(source, pos + 1, limit);
			if (next < limit && source.charCodeAt(next) === 40) continue;
			globEnd = pos + 1;
			if (character === 42) while (globEnd < limit && source.charCodeAt(globEnd) === 42) {
				const next = skipLineContinuations(source, globEnd + 1, limit);
				if (next < limit && source.charCodeAt(next) === 40) break;
				globEnd++;
			}
		} else if (character === 91) {
			if (brackets === void 0) brackets = bracketEnds(source, pos, end, parts, offset);
			const close = brackets?.get(pos);
			if (close === void 0) continue;
			globEnd = close;
		} else continue;
		if (!result) result = [];
		emittedIndex = appendRange(source, literalStart, pos, parts, emittedIndex, offset, result);
		const text = source.slice(pos, globEnd);
		let glob;
		if (character === 91) {
			const interior = [];
			emittedIndex = appendRange(source, pos + 1, globEnd - 1, parts, emittedIndex, offset, interior);
			glob = {
				type: "Glob",
				kind: "bracket",
				pos: pos + offset,
				end: globEnd + offset,
				text,
				value: "[" + wordPartsValue(interior) + "]",
				parts: interior
			};
		} else glob = {
			type: "Glob",
			kind: character === 42 ? "star" : "question",
			pos: pos + offset,
			end: globEnd + offset,
			text,
			value: text,
			parts: void 0
		};
		result.push(glob);
		literalStart = globEnd;
		pos = globEnd - 1;
	}
	if (!result) return parts ?? void 0;
	appendRange(source, literalStart, end, parts, emittedIndex, offset, result);
	return result;
}

// node_modules/unbash/dist/lexer.js
const Token = {
	Word: 0,
	Assignment: 1,
	Semi: 2,
	Newline: 3,
	Pipe: 4,
	And: 5,
	Or: 6,
	Amp: 7,
	LParen: 8,
	RParen: 9,
	LBrace: 10,
	RBrace: 11,
	Bang: 12,
	If: 13,
	Then: 14,
	Else: 15,
	Elif: 16,
	Fi: 17,
	Do: 18,
	Done: 19,
	For: 20,
	While: 21,
	Until: 22,
	In: 23,
	Case: 24,
	Esac: 25,
	Function: 26,
	DoubleSemi: 27,
	SemiAmp: 28,
	DoubleSemiAmp: 29,
	Select: 30,
	DblLBracket: 31,
	DblRBracket: 32,
	EOF: 33,
	ArithCmd: 34,
	Coproc: 35,
	Redirect: 36
};
var TokenValue = class {
	token = Token.EOF;
	_value = "";
	_owner;
	pos = 0;
	end = 0;
	fileDescriptor = void 0;
	variableName = void 0;
	descriptorEnd = 0;
	delimiterQuoted = false;
	content = void 0;
	targetPos = 0;
	targetEnd = 0;
	assignmentOperatorPos = -1;
	raw = false;
	keywordEligible = false;
	constructor(owner = null) {
		this._owner = owner;
	}
	get value() {
		return this._value ?? (this._value = this._owner === null ? "" : this._owner._tokenValue(this.pos, this.end, this.raw));
	}
	set value(v) {
		this._value = v;
	}
	reset() {
		this.token = Token.EOF;
		this._value = "";
		this.pos = 0;
		this.end = 0;
		this.fileDescriptor = void 0;
		this.variableName = void 0;
		this.descriptorEnd = 0;
		this.delimiterQuoted = false;
		this.content = void 0;
		this.targetPos = 0;
		this.targetEnd = 0;
		this.assignmentOperatorPos = -1;
		this.raw = false;
		this.keywordEligible = false;
	}
	copyFrom(other) {
		this.token = other.token;
		this._value = other._value;
		this.pos = other.pos;
		this.end = other.end;
		this.fileDescriptor = other.fileDescriptor;
		this.variableName = other.variableName;
		this.descriptorEnd = other.descriptorEnd;
		this.delimiterQuoted = other.delimiterQuoted;
		this.content = other.content;
		this.targetPos = other.targetPos;
		this.targetEnd = other.targetEnd;
		this.assignmentOperatorPos = other.assignmentOperatorPos;
		this.raw = other.raw;
		this.keywordEligible = other.keywordEligible;
	}
};
const RESERVED_WORDS = /* @__PURE__ */ new Map([
	["if", Token.If],
	["then", Token.Then],
	["else", Token.Else],
	["elif", Token.Elif],
	["fi", Token.Fi],
	["do", Token.Do],
	["done", Token.Done],
	["for", Token.For],
	["while", Token.While],
	["until", Token.Until],
	["in", Token.In],
	["case", Token.Case],
	["esac", Token.Esac],
	["function", Token.Function],
	["select", Token.Select],
	["coproc", Token.Coproc],
	["!", Token.Bang],
	["{", Token.LBrace],
	["}", Token.RBrace]
]);
const charType = /* @__PURE__ */ new Uint8Array(128);
charType[124] = 1;
charType[38] = 1;
charType[59] = 1;
charType[40] = 1;
charType[41] = 1;
charType[60] = 1;
charType[62] = 1;
charType[32] = 1;
charType[9] = 1;
charType[10] = 1;
charType[92] = 2;
charType[39] = 2;
charType[34] = 2;
charType[36] = 2;
charType[96] = 2;
charType[123] = 2;
function skipBlanks(source, pos, end) {
	while (pos < end) {
		const ch = source.charCodeAt(pos);
		if (ch === 32 || ch === 9) pos++;
		else if (ch === 92 && pos + 1 < end && source.charCodeAt(pos + 1) === 10) pos += 2;
		else break;
	}
	return pos;
}
const arithmeticWordDelimiter = /* @__PURE__ */ new Uint8Array(128);
for (const ch of [
	9,
	10,
	32,
	33,
	37,
	38,
	40,
	41,
	42,
	43,
	44,
	45,
	47,
	58,
	60,
	61,
	62,
	63,
	94,
	124
]) arithmeticWordDelimiter[ch] = 1;
function hasEmbeddedWordStructure(source, start, end) {
	for (let pos = start; pos < end; pos++) {
		const ch = source.charCodeAt(pos);
		if (ch === 92 || ch === 39 || ch === 34 || ch === 36 || ch === 96 || (ch === 60 || ch === 62) && pos + 1 < end && source.charCodeAt(pos + 1) === 40) return true;
	}
	return false;
}
function findUnnested(s, target, pairTernaries = false, findNestedEnd) {
	let depth = 0;
	let ternaryDepth = 0;
	for (let i = 0; i < s.length; i++) {
		const c = s.charCodeAt(i);
		if (c === 92) {
			i++;
			continue;
		}
		if (c === 123) {
			depth++;
			continue;
		}
		if (c === 125) {
			if (depth > 0) depth--;
			continue;
		}
		if (c === 39) {
			i++;
			while (i < s.length && s.charCodeAt(i) !== 39) i++;
			continue;
		}
		if (c === 34) {
			i++;
			while (i < s.length) {
				const quoted = s.charCodeAt(i);
				if (quoted === 34) break;
				if (quoted === 92) {
					i += 2;
					continue;
				}
				const nestedEnd = findNestedEnd?.(i, true) ?? i;
				if (nestedEnd > i) {
					i = nestedEnd;
					continue;
				}
				i++;
			}
			continue;
		}
		const nestedEnd = findNestedEnd?.(i, false) ?? i;
		if (nestedEnd > i) {
			i = nestedEnd - 1;
			continue;
		}
		if (pairTernaries && depth === 0) {
			if (c === 63) {
				ternaryDepth++;
				continue;
			}
			if (c === 58 && ternaryDepth > 0) {
				ternaryDepth--;
				continue;
			}
		}
		if (c === target && depth === 0) return i;
	}
	return -1;
}
const isIdChar = /* @__PURE__ */ new Uint8Array(128);
for (let i = 97; i <= 122; i++) isIdChar[i] = 3;
for (let i = 65; i <= 90; i++) isIdChar[i] = 3;
for (let i = 48; i <= 57; i++) isIdChar[i] = 2;
isIdChar[95] = 3;
const extglobPrefix = /* @__PURE__ */ new Uint8Array(128);
extglobPrefix[63] = 1;
extglobPrefix[64] = 1;
extglobPrefix[42] = 1;
extglobPrefix[43] = 1;
extglobPrefix[33] = 1;
extglobPrefix[61] = 1;
function isExtglobOpen(prefix) {
	return prefix < 128 && prefix !== 61 && extglobPrefix[prefix] === 1;
}
const extglobOp = {
	[63]: "?",
	[64]: "@",
	[42]: "*",
	[43]: "+",
	[33]: "!"
};
function isDQChild(p) {
	const t = p.type;
	return t === "Literal" || t === "SimpleExpansion" || t === "ParameterExpansion" || t === "CommandExpansion" || t === "ArithmeticExpansion";
}
function isAllDigitsRange(src, start, end) {
	for (let i = start; i < end; i++) {
		const c = src.charCodeAt(i);
		if (c < 48 || c > 57) return false;
	}
	return end > start;
}
const ASSIGNMENT_INVALID = -1;
const ASSIGNMENT_NAME_START = 0;
const ASSIGNMENT_NAME = 1;
const ASSIGNMENT_AFTER_INDEX = 2;
const ASSIGNMENT_AFTER_PLUS = 3;
const ASSIGNMENT_INDEX_BASE = 4;
function joinWordParts(head, tail) {
	const last = head[head.length - 1];
	const first = tail[0];
	let start = 0;
	if (last?.type === "Literal" && first?.type === "Literal" && last.end === first.pos) {
		head[head.length - 1] = {
			type: "Literal",
			pos: last.pos,
			end: first.end,
			text: last.text + first.text,
			value: last.value + first.value
		};
		start = 1;
	}
	for (let i = start; i < tail.length; i++) head.push(tail[i]);
	return head;
}
function isMatchedAssignment(state) {
	return state < ASSIGNMENT_INVALID;
}
function assignmentOperatorPos(state) {
	return -state - 2;
}
function scanAssignmentPrefix(src, start, end, initialState) {
	let state = initialState;
	for (let i = start; i < end && state >= 0; i++) {
		const c = src.charCodeAt(i);
		if (state >= ASSIGNMENT_INDEX_BASE) {
			if (c === 91) state++;
			else if (c === 93 && --state === ASSIGNMENT_INDEX_BASE) state = ASSIGNMENT_AFTER_INDEX;
		} else if (state === ASSIGNMENT_NAME_START) state = c < 128 && isIdChar[c] & 1 ? ASSIGNMENT_NAME : ASSIGNMENT_INVALID;
		else if (state === ASSIGNMENT_NAME) {
			if (c < 128 && isIdChar[c] & 2) continue;
			if (c === 91) state = 5;
			else if (c === 43) state = ASSIGNMENT_AFTER_PLUS;
			else state = c === 61 ? -i - 2 : ASSIGNMENT_INVALID;
		} else if (state === ASSIGNMENT_AFTER_INDEX) {
			if (c === 43) state = ASSIGNMENT_AFTER_PLUS;
			else state = c === 61 ? -i - 2 : ASSIGNMENT_INVALID;
		} else state = c === 61 ? -i - 2 : ASSIGNMENT_INVALID;
	}
	return state;
}
function setToken(out, token, value, pos = 0, end = 0) {
	out.token = token;
	out._value = value;
	out.pos = pos;
	out.end = end;
	out.fileDescriptor = void 0;
	out.variableName = void 0;
	out.descriptorEnd = 0;
	out.delimiterQuoted = false;
	out.content = void 0;
	out.assignmentOperatorPos = -1;
	out.raw = false;
	out.keywordEligible = false;
}
function setSpanToken(out, token, pos, end, raw) {
	out.token = token;
	out._value = null;
	out.pos = pos;
	out.end = end;
	out.fileDescriptor = void 0;
	out.variableName = void 0;
	out.descriptorEnd = 0;
	out.delimiterQuoted = false;
	out.content = void 0;
	out.assignmentOperatorPos = -1;
	out.raw = raw;
	out.keywordEligible = false;
}
function matchReservedWord(src, start, len) {
	switch (src.charCodeAt(start)) {
		case 33: return len === 1 ? Token.Bang : void 0;
		case 123: return len === 1 ? Token.LBrace : void 0;
		case 125: return len === 1 ? Token.RBrace : void 0;
		case 105: {
			if (len !== 2) return void 0;
			const c = src.charCodeAt(start + 1);
			return c === 102 ? Token.If : c === 110 ? Token.In : void 0;
		}
		case 102:
			if (len === 2) return src.charCodeAt(start + 1) === 105 ? Token.Fi : void 0;
			if (len === 3) return src.startsWith("for", start) ? Token.For : void 0;
			if (len === 8) return src.startsWith("function", start) ? Token.Function : void 0;
			return;
		case 116: return len === 4 && src.startsWith("then", start) ? Token.Then : void 0;
		case 101:
			if (len !== 4) return void 0;
			if (src.startsWith("else", start)) return Token.Else;
			if (src.startsWith("elif", start)) return Token.Elif;
			if (src.startsWith("esac", start)) return Token.Esac;
			return;
		case 100:
			if (len === 2) return src.charCodeAt(start + 1) === 111 ? Token.Do : void 0;
			if (len === 4) return src.startsWith("done", start) ? Token.Done : void 0;
			return;
		case 99:
			if (len === 4) return src.startsWith("case", start) ? Token.Case : void 0;
			if (len === 6) return src.startsWith("coproc", start) ? Token.Coproc : void 0;
			return;
		case 119: return len === 5 && src.startsWith("while", start) ? Token.While : void 0;
		case 117: return len === 5 && src.startsWith("until", start) ? Token.Until : void 0;
		case 115: return len === 6 && src.startsWith("select", start) ? Token.Select : void 0;
		default: return;
	}
}
const LexContext = {
	Normal: 0,
	CommandStart: 1,
	TestMode: 2,
	CommandPrefix: 3,
	Declaration: 4,
	ArrayElement: 5,
	FunctionName: 6,
	CasePattern: 7,
	EvalArgument: 8
};
function isBraceCommandOpener(after) {
	return after === 32 || after === 9 || after === 10 || after === 124;
}
var Lexer = class Lexer {
	static _findSubstitutionEnd;
	src;
	srcEnd;
	parenBoundary;
	pos;
	current;
	nextState;
	hasPeek;
	pendingHereDocs;
	substitutionContext;
	_errors = null;
	_buildParts = false;
	_buildValue = false;
	_nestingDepth = 0;
	constructor(src, start = 0, end = src.length, parenBoundary = false, context = createSubstitutionContext()) {
		this.src = src;
		this.srcEnd = end;
		this.parenBoundary = parenBoundary;
		this.pos = start;
		this.current = new TokenValue(this);
		this.nextState = new TokenValue(this);
		this.hasPeek = false;
		this.pendingHereDocs = null;
		this.substitutionContext = context;
		if (start === 0 && src.charCodeAt(0) === 35 && src.charCodeAt(1) === 33) {
			const nl = src.indexOf("\n");
			this.pos = nl === -1 ? this.srcEnd : nl + 1;
		}
	}
	getSource() {
		return this.src;
	}
	fork(start, end, parenBoundary = false) {
		const lexer = new Lexer(this.src, start, end, parenBoundary, this.substitutionContext);
		lexer._nestingDepth = this._nestingDepth;
		return lexer;
	}
	getSubstitutionContext() {
		return this.substitutionContext;
	}
	get errors() {
		return this._errors ?? (this._errors = []);
	}
	commandExpansion(pos, text, start, inner, parenBoundary = false) {
		const window = this.scriptWindow(this.src, start, start + inner.length, parenBoundary);
		return new ScriptExpansionImpl("CommandExpansion", pos, this.pos, text, window);
	}
	decodedCommandExpansion(pos, text, inner) {
		const window = this.scriptWindow(inner, 0, inner.length, false, true);
		return new ScriptExpansionImpl("CommandExpansion", pos, this.pos, text, window);
	}
	processSubstitution(pos, text, operator, inner) {
		const window = this.scriptWindow(this.src, pos + 2, pos + 2 + inner.length, !this._unbalanced);
		return new ProcessSubstitutionImpl(pos, this.pos, text, operator, window);
	}
	scriptWindow(source, start, end, parenBoundary, decoded = false) {
		if (this._nestingDepth > 256) return void 0;
		const context = decoded ? void 0 : this.substitutionContext;
		return {
			source,
			start,
			end,
			depth: this._nestingDepth + 1,
			parenBoundary,
			context
		};
	}
	getPos() {
		return this.pos;
	}
	findSubstitutionEnd(start, end, depth = this._nestingDepth + 1) {
		if (Lexer._findSubstitutionEnd === void 0) return -1;
		return Lexer._findSubstitutionEnd(this.src, start, end, depth, this.substitutionContext);
	}
	/** Materialize a word token's value: raw spans slice directly, others re-lex the span. */
	_tokenValue(pos, end, raw) {
		return raw ? this.src.slice(pos, end) : this.wordValueOf(pos, end);
	}
	wordValueOf(start, end) {
		const savedPos = this.pos;
		const savedEnd = this.srcEnd;
		const savedBracketWindow = this._bracketWindow;
		const savedArithmeticBracketWindow = this._arithmeticBracketWindow;
		const savedBuildValue = this._buildValue;
		const savedUnbalanced = this._unbalanced;
		const errorCount = this._errors === null ? 0 : this._errors.length;
		this.pos = start;
		this.srcEnd = end;
		this._buildValue = true;
		this.readWordText();
		if (this.pos < end && this._wordAssignmentState !== void 0 && this._wordAssignmentState >= ASSIGNMENT_INDEX_BASE) {
			this.pos = start;
			this.readWordText(true);
		}
		const value = this._wordText;
		this.pos = savedPos;
		this.srcEnd = savedEnd;
		this._bracketWindow = savedBracketWindow;
		this._arithmeticBracketWindow = savedArithmeticBracketWindow;
		this._buildValue = savedBuildValue;
		this._unbalanced = savedUnbalanced;
		if (this._errors !== null) this._errors.length = errorCount;
		return value;
	}
	/** Find the closing bracket for a shell subscript, ignoring brackets inside nested shell syntax. */
	findClosingBracket(start, end = this.srcEnd) {
		const limit = Math.min(end, this.srcEnd);
		let window = this._bracketWindow;
		if (!window || window.limit !== limit) {
			window = {
				limit,
				depth: this._nestingDepth,
				last: this.src.lastIndexOf("]", limit - 1)
			};
			this._bracketWindow = window;
		}
		if (start > window.last) return -1;
		if (window.depth !== this._nestingDepth) {
			window = {
				limit,
				depth: this._nestingDepth,
				last: window.last
			};
			this._bracketWindow = window;
		}
		if (window.failed?.has(start)) return -1;
		const unmatched = [];
		const close = this.findClosingShellDelimiter(start, end, 93, false, true, unmatched);
		if (close === -1) {
			const failed = window.failed ?? (window.failed = /* @__PURE__ */ new Set());
			for (const starts of unmatched) for (const pos of starts) failed.add(pos);
		}
		return close;
	}
	/** Find the closing bracket of `$[ … ]`, which unlike a subscript does not recurse into `${ }`. */
	findClosingArithmeticBracket(start, end = this.srcEnd) {
		const limit = Math.min(end, this.srcEnd);
		let window = this._arithmeticBracketWindow;
		if (!window || window.end !== limit || window.depth !== this._nestingDepth) {
			window = {
				end: limit,
				depth: this._nestingDepth,
				failed: /* @__PURE__ */ new Set()
			};
			this._arithmeticBracketWindow = window;
		}
		if (window.failed.has(start)) return -1;
		return this.findClosingShellDelimiter(start, end, 93, false, false, void 0, window.failed);
	}
	/** Find the closing brace for a parameter expansion, ignoring braces inside nested shell syntax. */
	findClosingBrace(start, end = this.srcEnd) {
		return this.findClosingShellDelimiter(start, end, 125);
	}
	/** Find the closing parenthesis for a shell substitution using the command-aware scanner. */
	findClosingParenthesis(start, end = this.srcEnd) {
		const savedPos = this.pos;
		const savedEnd = this.srcEnd;
		const savedBracketWindow = this._bracketWindow;
		const savedArithmeticBracketWindow = this._arithmeticBracketWindow;
		const savedUnbalanced = this._unbalanced;
		this.pos = start;
		this.srcEnd = Math.min(end, this.srcEnd);
		this.extractBalanced();
		const close = this._unbalanced ? -1 : this.pos - 1;
		this.pos = savedPos;
		this.srcEnd = savedEnd;
		this._bracketWindow = savedBracketWindow;
		this._arithmeticBracketWindow = savedArithmeticBracketWindow;
		this._unbalanced = savedUnbalanced;
		return close;
	}
	/** Find the end of one arithmetic expansion using the canonical lexer scanner. */
	findArithmeticExpansionEnd(start, end = this.srcEnd) {
		const scanner = this.fork(start, end);
		scanner.pos = start + 1;
		scanner.scanArithmeticBody();
		return scanner.pos;
	}
	/** Find the end of one shell-expanded arithmetic word using the canonical lexer scanners. */
	findArithmeticWordEnd(start, end = this.srcEnd) {
		const scanner = this.fork(start, end);
		scanner.pos = start;
		return scanner.scanArithmeticWordEnd();
	}
	scanArithmeticWordEnd() {
		while (this.pos < this.srcEnd) {
			const ch = this.src.charCodeAt(this.pos);
			if (ch === 36) {
				this.readDollar();
				continue;
			}
			if (ch === 96) {
				this.readBacktickExpansion();
				continue;
			}
			if (ch === 39) {
				this.pos++;
				this.skipSQ();
				continue;
			}
			if (ch === 34) {
				this.pos++;
				this.skipDQ();
				continue;
			}
			if (ch === 92) {
				this.pos += 2;
				continue;
			}
			if (ch === 91) {
				const close = this.findClosingBracket(this.pos + 1);
				if (close !== -1) {
					this.pos = close + 1;
					continue;
				}
			}
			if ((ch === 60 || ch === 62) && this.src.charCodeAt(this.pos + 1) === 40) {
				this.pos += 2;
				this.extractBalanced();
				continue;
			}
			if (ch < 128 && arithmeticWordDelimiter[ch]) break;
			this.pos++;
		}
		return this.pos;
	}
	findClosingShellDelimiter(start, end, closing, array = false, braces = true, bracketStarts, failedBrackets) {
		const savedPos = this.pos;
		const savedEnd = this.srcEnd;
		const savedBracketWindow = this._bracketWindow;
		const savedArithmeticBracketWindow = this._arithmeticBracketWindow;
		const savedUnbalanced = this._unbalanced;
		this.srcEnd = Math.min(end, this.srcEnd);
		const delimiters = [closing];
		bracketStarts?.push([]);
		const failedStarts = failedBrackets ? [start] : void 0;
		let pos = start;
		let wordStart = true;
		let invalid = -1;
		while (pos < this.srcEnd) {
			const expected = delimiters[delimiters.length - 1];
			if (bracketStarts && expected === 93) bracketStarts[bracketStarts.length - 1].push(pos);
			const ch = this.src.charCodeAt(pos);
			if (ch === 92) {
				if (pos + 1 < this.srcEnd && this.src.charCodeAt(pos + 1) !== 10) wordStart = false;
				pos += 2;
				continue;
			}
			if (ch === 35 && array && delimiters.length === 1 && wordStart) {
				while (pos < this.srcEnd && this.src.charCodeAt(pos) !== 10) pos++;
				continue;
			}
			if (ch === 39) {
				this.pos = pos + 1;
				this.skipSQ();
				pos = this.pos;
				wordStart = false;
				continue;
			}
			if (ch === 34) {
				this.pos = pos + 1;
				this.skipDQ();
				pos = this.pos;
				wordStart = false;
				continue;
			}
			if (ch === 96) {
				pos++;
				while (pos < this.srcEnd && this.src.charCodeAt(pos) !== 96) {
					if (this.src.charCodeAt(pos) === 92) pos++;
					pos++;
				}
				if (pos < this.srcEnd) pos++;
				wordStart = false;
				continue;
			}
			if (ch === 36 && pos + 1 < this.srcEnd && this.src.charCodeAt(pos + 1) === 40 || (ch === 60 || ch === 62) && pos + 1 < this.srcEnd && this.src.charCodeAt(pos + 1) === 40) {
				this.pos = pos + 2;
				this.extractBalanced();
				pos = this.pos;
				wordStart = false;
				continue;
			}
			if (ch === 36 && pos + 1 < this.srcEnd) {
				const after = this.src.charCodeAt(pos + 1);
				if (after === 39) {
					pos = decodeAnsiCQuoted(this.src, pos + 2, this.srcEnd).end;
					wordStart = false;
					continue;
				}
				if (after === 36) {
					pos += 2;
					wordStart = false;
					continue;
				}
				if (after === 123 && braces) {
					delimiters.push(125);
					bracketStarts?.push([]);
					pos += 2;
					wordStart = false;
					continue;
				}
			}
			if (array && delimiters.length === 1) {
				if (ch === 91 && wordStart) {
					delimiters.push(93);
					bracketStarts?.push([]);
				} else if (invalid === -1 && (ch === 59 || ch === 38 || ch === 124 || ch === 60 || ch === 62 || ch === 40 && !isExtglobOpen(this.src.charCodeAt(pos - 1)))) invalid = pos;
			}
			if (expected === 93 && ch === 91) {
				delimiters.push(93);
				bracketStarts?.push([]);
				failedStarts?.push(pos + 1);
			} else if (expected === 41 && ch === 40) {
				delimiters.push(41);
				bracketStarts?.push([]);
			} else if (ch === expected) {
				delimiters.pop();
				failedStarts?.pop();
				bracketStarts?.pop();
				if (delimiters.length === 0) {
					this.pos = savedPos;
					this.srcEnd = savedEnd;
					this._bracketWindow = savedBracketWindow;
					this._arithmeticBracketWindow = savedArithmeticBracketWindow;
					this._unbalanced = savedUnbalanced;
					if (invalid !== -1) this.errors.push({
						message: `unexpected '${this.src[invalid]}' in array assignment`,
						pos: invalid
					});
					return pos;
				}
				wordStart = false;
				pos++;
				continue;
			}
			wordStart = ch < 128 && (charType[ch] & 1) !== 0;
			pos++;
		}
		if (failedStarts) for (const start of failedStarts) failedBrackets.add(start);
		this.pos = savedPos;
		this.srcEnd = savedEnd;
		this._bracketWindow = savedBracketWindow;
		this._arithmeticBracketWindow = savedArithmeticBracketWindow;
		this._unbalanced = savedUnbalanced;
		return -1;
	}
	scanBraceExpansion(start, results) {
		const src = this.src;
		const len = this.srcEnd;
		const cached = results.get(start);
		if (cached !== void 0) return cached;
		const savedPos = this.pos;
		const savedUnbalanced = this._unbalanced;
		const errorCount = this._errors === null ? 0 : this._errors.length;
		const frames = [start, 0];
		let pos = start + 1;
		while (pos < len) {
			const ch = src.charCodeAt(pos);
			const type = ch < 128 ? charType[ch] : 0;
			if (type === 0) {
				pos++;
				if (ch === 125) {
					const hasSep = frames.pop();
					results.set(frames.pop(), hasSep ? pos : -1);
					if (frames.length === 0) break;
				} else if (ch === 44 || ch === 46 && src.charCodeAt(pos) === 46) frames[frames.length - 1] = 1;
				continue;
			}
			const next = pos + 1 < len ? src.charCodeAt(pos + 1) : 0;
			if (type & 1) {
				if (next === 40 && (ch === 60 || ch === 62)) {
					this.pos = pos + 2;
					this.extractBalanced();
					pos = this.pos;
				} else if (ch === 40 && isExtglobOpen(src.charCodeAt(pos - 1))) {
					const close = this.findClosingShellDelimiter(pos + 1, len, 41);
					if (close === -1) break;
					pos = close + 1;
				} else break;
			} else if (ch === 92) pos += 2;
			else if (ch === 39) {
				this.pos = pos + 1;
				this.skipSQ();
				pos = this.pos;
			} else if (ch === 34) {
				this.pos = pos + 1;
				this.skipDQ();
				pos = this.pos;
			} else if (ch === 96) {
				pos++;
				while (pos < len && src.charCodeAt(pos) !== 96) pos += src.charCodeAt(pos) === 92 ? 2 : 1;
				pos++;
			} else if (ch === 123) {
				frames.push(pos, 0);
				pos++;
			} else if (next === 39) pos = decodeAnsiCQuoted(src, pos + 2, len).end;
			else if (next === 123) {
				const close = this.findClosingBrace(pos + 2, len);
				if (close === -1) break;
				pos = close + 1;
			} else if (next === 40) {
				this.pos = pos + 2;
				this.extractBalanced();
				pos = this.pos;
			} else pos++;
		}
		this.pos = savedPos;
		this._unbalanced = savedUnbalanced;
		if (this._errors !== null) this._errors.length = errorCount;
		for (let index = 0; index < frames.length; index += 2) results.set(frames[index], -1);
		return results.get(start);
	}
	skipSubshellBody() {
		this.extractBalanced(false);
		return this._unbalanced ? -1 : this.pos;
	}
	skipCompoundBody(closeToken) {
		const frames = [{
			close: closeToken,
			phase: closeToken === Token.Esac ? "case-pattern" : "commands"
		}];
		let commandStart = true;
		for (;;) {
			const phase = frames[frames.length - 1].phase;
			let ctx = commandStart ? LexContext.CommandStart : LexContext.Normal;
			if (phase === "function-name") ctx = LexContext.FunctionName;
			else if (phase === "case-pattern" && commandStart) ctx = LexContext.CasePattern;
			const value = this.next(ctx);
			const token = value.token;
			if (token === Token.EOF) return -1;
			const frame = frames[frames.length - 1];
			if (frame.phase === "function-name") {
				if (token === Token.Newline) continue;
				frame.phase = "function-body";
				commandStart = true;
				continue;
			} else if (frame.phase === "function-body") {
				if (token === Token.Newline) continue;
				frame.phase = "commands";
				commandStart = true;
				if (token === Token.LParen && this.peek(LexContext.Normal).token === Token.RParen) {
					this.next(LexContext.Normal);
					frame.phase = "function-body";
					continue;
				}
			} else if (frame.phase === "coproc-command") {
				if (token === Token.Newline) continue;
				if (token === Token.Word) {
					frame.phase = "coproc-body";
					commandStart = true;
					continue;
				}
				frame.phase = "commands";
				commandStart = true;
			} else if (frame.phase === "coproc-body") {
				if (token === Token.Newline) continue;
				frame.phase = token === Token.Word && value.keywordEligible && value.value === "time" ? "time-command" : "commands";
				commandStart = true;
				if (frame.phase === "time-command") continue;
			} else if (frame.phase === "time-command") {
				if (token === Token.Word && value.keywordEligible && value.value === "-p") {
					frame.phase = "time-command-after-p";
					continue;
				}
				if (token === Token.Word && value.keywordEligible && value.value === "--") {
					frame.phase = "commands";
					continue;
				}
				frame.phase = "commands";
				commandStart = true;
			} else if (frame.phase === "time-command-after-p") {
				if (token === Token.Word && value.keywordEligible && value.value === "--") {
					frame.phase = "commands";
					continue;
				}
				frame.phase = "commands";
				commandStart = true;
			} else if (frame.phase === "for-header") {
				if (token === Token.ArithCmd || token === Token.Semi || token === Token.Newline) {
					commandStart = true;
					continue;
				}
				if (token === Token.Do || token === Token.LBrace) {
					frame.close = token === Token.Do ? Token.Done : Token.RBrace;
					frame.phase = "commands";
					commandStart = true;
					continue;
				}
			} else if (frame.phase === "case-word") {
				if (token === Token.Newline) continue;
				frame.phase = "case-in";
				commandStart = false;
				continue;
			} else if (frame.phase === "case-in") {
				if (token === Token.Newline) {
					commandStart = true;
					continue;
				}
				frame.phase = "case-pattern";
				commandStart = true;
				continue;
			} else if (frame.phase === "case-pattern") {
				if (token === Token.Esac && commandStart) {
					frames.pop();
					if (frames.length === 0) return value.end;
					commandStart = false;
					continue;
				}
				if (token === Token.RParen) {
					frame.phase = "commands";
					commandStart = true;
				} else commandStart = token === Token.Newline;
				continue;
			}
			if (token === frame.close) {
				frames.pop();
				if (frames.length === 0) return value.end;
				commandStart = false;
				continue;
			}
			if (commandStart) switch (token) {
				case Token.LParen:
					frames.push({
						close: Token.RParen,
						phase: "commands"
					});
					break;
				case Token.LBrace:
					frames.push({
						close: Token.RBrace,
						phase: "commands"
					});
					break;
				case Token.If:
					frames.push({
						close: Token.Fi,
						phase: "commands"
					});
					break;
				case Token.For:
					frames.push({
						close: Token.Done,
						phase: "for-header"
					});
					break;
				case Token.While:
				case Token.Until:
				case Token.Select:
					frames.push({
						close: Token.Done,
						phase: "commands"
					});
					break;
				case Token.Case:
					frames.push({
						close: Token.Esac,
						phase: "case-word"
					});
					break;
				case Token.DblLBracket:
					if (!this.skipTestCommandBody()) return -1;
					commandStart = false;
					continue;
				case Token.Assignment:
				case Token.Redirect:
				case Token.Bang:
				case Token.Then:
				case Token.Else:
				case Token.Elif:
				case Token.Do:
				case Token.In: break;
				case Token.Semi:
				case Token.Newline:
				case Token.Pipe:
				case Token.And:
				case Token.Or:
				case Token.Amp:
				case Token.DoubleSemi:
				case Token.SemiAmp:
				case Token.DoubleSemiAmp: break;
				case Token.Function:
					frame.phase = "function-name";
					break;
				case Token.Coproc:
					frame.phase = "coproc-command";
					break;
				default:
					if (token === Token.Word && value.keywordEligible && value.value === "time") {
						frame.phase = "time-command";
						commandStart = true;
					} else commandStart = false;
					continue;
			}
			switch (token) {
				case Token.Semi:
				case Token.Newline:
				case Token.Pipe:
				case Token.And:
				case Token.Or:
				case Token.Amp:
					commandStart = true;
					break;
				case Token.DoubleSemi:
				case Token.SemiAmp:
				case Token.DoubleSemiAmp:
					if (frame.close === Token.Esac) frame.phase = "case-pattern";
					commandStart = true;
					break;
				case Token.RParen: commandStart = true;
			}
		}
	}
	skipTestGroup() {
		let depth = 1;
		for (;;) {
			const value = this.next(LexContext.TestMode);
			if (value.token === Token.EOF) return -1;
			if (value.token === Token.DblRBracket) {
				this.unshift(value);
				return -1;
			}
			if (value.token === Token.LParen) depth++;
			else if (value.token === Token.RParen && --depth === 0) return value.end;
		}
	}
	skipTestCommandBody() {
		for (;;) {
			const token = this.next(LexContext.TestMode).token;
			if (token === Token.DblRBracket) return true;
			if (token === Token.EOF) return false;
		}
	}
	/** Set position and scan a word, building parts. Used by computeWordParts. */
	buildWordParts(startPos) {
		this._buildParts = true;
		this.pos = startPos;
		const ch = this.src.charCodeAt(startPos);
		if ((ch === 60 || ch === 62) && startPos + 1 < this.srcEnd && this.src.charCodeAt(startPos + 1) === 40) {
			this.pos = startPos + 2;
			const inner = this.extractBalanced();
			const text = this.src.slice(startPos, this.pos);
			const part = this.processSubstitution(startPos, text, ch === 60 ? "<" : ">", inner);
			if (this.pos < this.srcEnd) {
				this.readWordText();
				if (this._wordParts) this._wordParts.unshift(part);
				else this._wordParts = [part];
			} else this._wordParts = [part];
		} else {
			this.readWordText();
			if (this.pos < this.srcEnd && this._wordAssignmentState !== void 0 && this._wordAssignmentState >= ASSIGNMENT_INDEX_BASE) {
				this.pos = startPos;
				this.readWordText(true);
			}
		}
		return this._wordParts;
	}
	/** Scan a bounded word-like span without treating shell operators or whitespace as terminators. */
	buildEmbeddedWordParts(startPos, arithmetic = false) {
		this._buildParts = true;
		this.pos = startPos;
		this.readInnerWordText(false, arithmetic);
		return this._wordParts;
	}
	buildArrayElementParts(startPos) {
		const close = this.findClosingBracket(startPos + 1);
		if (close === -1) return this.buildWordParts(startPos);
		const src = this.src;
		this._buildParts = true;
		const head = hasEmbeddedWordStructure(src, startPos, close + 1) ? this.parseSubFieldWord(startPos, close + 1, "embedded") : void 0;
		this.pos = close + 1;
		this.readWordText(false, LexContext.ArrayElement);
		const end = this.pos;
		const operator = skipLineContinuations(src, close + 1, end);
		const after = src.charCodeAt(operator);
		const keyed = after === 61 || after === 43 && src.charCodeAt(operator + 1) === 61;
		let headParts = head?.parts;
		let tailParts = this._wordParts;
		if (keyed) tailParts = parseGlobParts(src, close + 1, end, tailParts) ?? tailParts;
		if (!headParts && !tailParts) return keyed ? null : parseGlobParts(src, startPos, end, void 0) ?? null;
		const headText = src.slice(startPos, close + 1);
		if (!headParts) headParts = [{
			type: "Literal",
			pos: startPos,
			end: close + 1,
			text: headText,
			value: head?.value ?? headText
		}];
		if (!tailParts) tailParts = end > close + 1 ? [{
			type: "Literal",
			pos: close + 1,
			end,
			text: src.slice(close + 1, end),
			value: this._wordText
		}] : [];
		let parts = joinWordParts(headParts, tailParts);
		if (!keyed) parts = parseGlobParts(src, startPos, end, parts) ?? parts;
		return parts.length > 1 || parts[0].type !== "Literal" ? parts : null;
	}
	/** Scan a heredoc body for expansions, building parts. Spaces/newlines are literal. */
	buildHereDocParts(bodyPos, bodyEnd) {
		this._buildParts = true;
		const src = this.src;
		const parts = [];
		let hasExpansion = false;
		let litBuf = "";
		let litStart = bodyPos;
		let i = bodyPos;
		const flushLit = () => {
			if (i > litStart) {
				parts.push({
					type: "Literal",
					pos: litStart,
					end: i,
					value: litBuf,
					text: src.slice(litStart, i)
				});
				litBuf = "";
			}
		};
		while (i < bodyEnd) {
			const ch = src.charCodeAt(i);
			if (ch === 92) {
				if (i + 1 < bodyEnd) {
					const nc = src.charCodeAt(i + 1);
					if (nc === 10) {
						i += 2;
						continue;
					}
					if (nc === 36 || nc === 96 || nc === 92) {
						litBuf += String.fromCharCode(nc);
						i += 2;
						continue;
					}
				}
				litBuf += "\\";
				i++;
				continue;
			}
			if (ch === 36 && src.charCodeAt(i + 1) !== 39 && src.charCodeAt(i + 1) !== 34) {
				flushLit();
				litStart = i;
				this.pos = i;
				this.readDollar();
				if (this._resultPart) {
					hasExpansion = true;
					parts.push(this._resultPart);
					litStart = this.pos;
				} else litBuf += src.slice(i, this.pos);
				i = this.pos;
				continue;
			}
			if (ch === 96) {
				flushLit();
				litStart = i;
				this.pos = i;
				this.readBacktickExpansion();
				if (this._resultPart) {
					hasExpansion = true;
					parts.push(this._resultPart);
					litStart = this.pos;
				} else litBuf += src.slice(i, this.pos);
				i = this.pos;
				continue;
			}
			litBuf += src[i];
			i++;
		}
		flushLit();
		return hasExpansion ? parts : null;
	}
	registerHereDocTarget(target) {
		if (this.pendingHereDocs === null) return;
		for (const hd of this.pendingHereDocs) if (!hd.target) {
			hd.target = target;
			return;
		}
	}
	readTestRegexWord() {
		this.hasPeek = false;
		this.skipSpacesAndTabs();
		const src = this.src;
		const len = this.srcEnd;
		const start = this.pos;
		let depth = 0;
		while (this.pos < len) {
			const ch = src.charCodeAt(this.pos);
			if (ch === 40) {
				depth++;
				this.pos++;
				continue;
			}
			if (ch === 92) {
				this.pos += this.pos + 1 < len ? 2 : 1;
				continue;
			}
			if (ch === 39) {
				const quotePos = this.pos++;
				const ansiC = quotePos > start && src.charCodeAt(quotePos - 1) === 36;
				while (this.pos < len && src.charCodeAt(this.pos) !== 39) {
					if (ansiC && src.charCodeAt(this.pos) === 92 && this.pos + 1 < len) this.pos++;
					this.pos++;
				}
				if (this.pos < len) this.pos++;
				else this.errors.push({
					message: ansiC ? "unterminated ANSI-C quote" : "unterminated single quote",
					pos: quotePos
				});
				continue;
			}
			if (ch === 34) {
				this.pos++;
				this.readDoubleQuoted();
				continue;
			}
			if (ch === 96) {
				this.readBacktickExpansion();
				continue;
			}
			if (depth > 0) {
				if (ch === 41) depth--;
				this.pos++;
				continue;
			}
			if (ch === 36) {
				this.readDollar();
				continue;
			}
			if ((ch === 60 || ch === 62) && this.pos + 1 < len && src.charCodeAt(this.pos + 1) === 40) {
				const subPos = this.pos;
				this.pos += 2;
				this.extractBalanced();
				if (this._unbalanced) this.errors.push({
					message: "unterminated process substitution",
					pos: subPos
				});
				continue;
			}
			if (ch < 128 && charType[ch] & 1 && ch !== 124) break;
			this.pos++;
		}
		setToken(this.current, Token.Word, src.slice(start, this.pos), start, this.pos);
		return this.current;
	}
	readCStyleForExprs() {
		this.hasPeek = false;
		const src = this.src;
		const len = this.srcEnd;
		while (this.pos < len && (src.charCodeAt(this.pos) === 32 || src.charCodeAt(this.pos) === 9)) this.pos++;
		const openPos = this.pos;
		if (this.pos < len && src.charCodeAt(this.pos) === 40) this.pos++;
		const starts = [
			this.pos,
			0,
			0
		];
		const parts = [
			"",
			"",
			"",
			0,
			0,
			0
		];
		let partIdx = 0;
		let depth = 1;
		let partStart = this.pos;
		let extra = false;
		const setPart = (end) => {
			const raw = src.slice(partStart, end);
			parts[partIdx] = raw.trim();
			parts[3 + partIdx] = starts[partIdx] + raw.length - raw.trimStart().length;
		};
		while (this.pos < len && depth > 0) {
			const c = src.charCodeAt(this.pos);
			if (c === 40) {
				depth++;
				this.pos++;
			} else if (c === 41) {
				depth--;
				if (depth === 0) {
					if (!extra) setPart(this.pos);
					if (partIdx < 2) this.errors.push({
						message: "expected three arithmetic expressions in for header",
						pos: this.pos
					});
					this.pos++;
					while (this.pos < len && (src.charCodeAt(this.pos) === 32 || src.charCodeAt(this.pos) === 9)) this.pos++;
					if (this.pos < len && src.charCodeAt(this.pos) === 41) this.pos++;
					break;
				}
				this.pos++;
			} else if (c === 59 && depth === 1) {
				if (partIdx === 2) {
					if (!extra) {
						setPart(this.pos);
						this.errors.push({
							message: "expected three arithmetic expressions in for header",
							pos: this.pos
						});
					}
					extra = true;
					this.pos++;
					continue;
				}
				setPart(this.pos);
				partIdx++;
				this.pos++;
				partStart = this.pos;
				starts[partIdx] = partStart;
			} else if (c === 36) this.readDollar();
			else if (c === 96) this.readBacktickExpansion();
			else if (c === 92) this.pos += this.pos + 1 < len ? 2 : 1;
			else if (c === 39) {
				this.pos++;
				this.skipSQ();
			} else if (c === 34) {
				this.pos++;
				this.skipDQ();
			} else this.pos++;
		}
		if (depth > 0) {
			if (!extra) setPart(this.pos);
			this.errors.push({
				message: "unterminated arithmetic for header",
				pos: openPos
			});
		}
		return parts;
	}
	peek(ctx = LexContext.Normal) {
		if (!this.hasPeek) {
			this.readNext(this.nextState, ctx);
			this.hasPeek = true;
		}
		return this.nextState;
	}
	peekFollow(closers) {
		if (!this.hasPeek) {
			const ctx = closers[this.current.token] ? LexContext.CommandStart : LexContext.Normal;
			this.readNext(this.nextState, ctx);
			this.hasPeek = true;
		}
		return this.nextState;
	}
	next(ctx = LexContext.Normal) {
		if (this.hasPeek) {
			this.hasPeek = false;
			const temp = this.current;
			this.current = this.nextState;
			this.nextState = temp;
			return this.current;
		}
		this.readNext(this.current, ctx);
		return this.current;
	}
	unshift(tok) {
		this.nextState.copyFrom(tok);
		this.hasPeek = true;
	}
	readNext(out, ctx) {
		const src = this.src;
		const len = this.srcEnd;
		let pos = this.pos;
		while (true) {
			pos = skipBlanks(src, pos, len);
			if (ctx === LexContext.TestMode) while (pos < len && src.charCodeAt(pos) === 10) pos = skipBlanks(src, pos + 1, len);
			if (pos >= len || src.charCodeAt(pos) !== 35) break;
			while (pos < len && src.charCodeAt(pos) !== 10) pos++;
		}
		this.pos = pos;
		if (pos >= len) {
			this.consumePendingHereDocs();
			setToken(out, Token.EOF, "", pos, pos);
			return;
		}
		const tokenStart = pos;
		const ch = src.charCodeAt(pos);
		if (ch === 10) {
			this.pos++;
			this.consumePendingHereDocs();
			setToken(out, Token.Newline, "\n", tokenStart, this.pos);
			return;
		}
		if (ctx === LexContext.TestMode && (ch === 60 || ch === 62) && !(this.pos + 1 < this.srcEnd && src.charCodeAt(this.pos + 1) === 40)) {
			this.pos++;
			setToken(out, Token.Word, ch === 60 ? "<" : ">", tokenStart, this.pos);
			out.keywordEligible = true;
			return;
		}
		if (ch < 128 && charType[ch] & 1 && this.tryReadOperator(out, ch, ctx, tokenStart)) return;
		if (ch === 91 && ctx === LexContext.ArrayElement && this.readArrayElement(out, tokenStart)) return;
		this.readWord(out, ctx, tokenStart);
	}
	tryReadOperator(out, ch, ctx, tokenStart) {
		const src = this.src;
		const pos = this.pos;
		const next = pos + 1 < this.srcEnd ? src.charCodeAt(pos + 1) : 0;
		switch (ch) {
			case 59:
				if (next === 59) {
					if (pos + 2 < this.srcEnd && src.charCodeAt(pos + 2) === 38) {
						this.pos += 3;
						setToken(out, Token.DoubleSemiAmp, ";;&", tokenStart, this.pos);
						return true;
					}
					this.pos += 2;
					setToken(out, Token.DoubleSemi, ";;", tokenStart, this.pos);
					return true;
				}
				if (next === 38) {
					this.pos += 2;
					setToken(out, Token.SemiAmp, ";&", tokenStart, this.pos);
					return true;
				}
				this.pos++;
				setToken(out, Token.Semi, ";", tokenStart, this.pos);
				return true;
			case 124:
				if (next === 124) {
					this.pos += 2;
					setToken(out, Token.Or, "||", tokenStart, this.pos);
					return true;
				}
				if (next === 38) {
					this.pos += 2;
					setToken(out, Token.Pipe, "|&", tokenStart, this.pos);
					return true;
				}
				this.pos++;
				setToken(out, Token.Pipe, "|", tokenStart, this.pos);
				return true;
			case 38:
				if (next === 38) {
					this.pos += 2;
					setToken(out, Token.And, "&&", tokenStart, this.pos);
					return true;
				}
				if (next === 62) {
					this.pos += 2;
					const append = this.pos < this.srcEnd && src.charCodeAt(this.pos) === 62;
					if (append) this.pos++;
					return this.readRedirectTarget(out, append ? "&>>" : "&>", tokenStart);
				}
				this.pos++;
				setToken(out, Token.Amp, "&", tokenStart, this.pos);
				return true;
			case 40:
				if (ctx === LexContext.CommandStart && next === 40) {
					const savedErrors = this.errors.length;
					this.readArithmeticCommand(out, tokenStart);
					if (!this._notArithmetic) return true;
					this.errors.length = savedErrors;
					this.pos = tokenStart;
				}
				this.pos++;
				setToken(out, Token.LParen, "(", tokenStart, this.pos);
				return true;
			case 41:
				this.pos++;
				setToken(out, Token.RParen, ")", tokenStart, this.pos);
				return true;
			case 60:
			case 62: return this.readRedirection(out, tokenStart);
			default: return false;
		}
	}
	readRedirection(out, tokenStart) {
		const src = this.src;
		const ch = src.charCodeAt(this.pos);
		let op = "";
		if (ch === 60) {
			this.pos++;
			const next = this.pos < this.srcEnd ? src.charCodeAt(this.pos) : 0;
			if (next === 60) {
				this.pos++;
				const third = this.pos < this.srcEnd ? src.charCodeAt(this.pos) : 0;
				if (third === 60) {
					this.pos++;
					op = "<<<";
				} else {
					const dash = third === 45;
					if (dash) this.pos++;
					this.skipSpacesAndTabs();
					const targetPos = this.pos;
					if (this.pos >= this.srcEnd || src.charCodeAt(this.pos) !== 35) this.readHereDocDelimiter();
					const hasTarget = this.pos > targetPos;
					if (hasTarget) (this.pendingHereDocs ?? (this.pendingHereDocs = [])).push({
						delimiter: this._hereDelim,
						strip: dash,
						quoted: this._hereQuoted
					});
					setToken(out, Token.Redirect, dash ? "<<-" : "<<", tokenStart, this.pos);
					out.content = hasTarget ? this._hereDelim : void 0;
					out.delimiterQuoted = hasTarget && this._hereQuoted;
					out.targetPos = targetPos;
					out.targetEnd = hasTarget ? this.pos : targetPos;
					return true;
				}
			} else if (next === 40) {
				this.readProcessSubstitution(out, "<", tokenStart);
				return true;
			} else if (next === 62) {
				op = "<>";
				this.pos++;
			} else if (next === 38) {
				op = "<&";
				this.pos++;
			} else op = "<";
		} else if (ch === 62) {
			this.pos++;
			const next = this.pos < this.srcEnd ? src.charCodeAt(this.pos) : 0;
			if (next === 40) {
				this.readProcessSubstitution(out, ">", tokenStart);
				return true;
			}
			if (next === 62) {
				op = ">>";
				this.pos++;
			} else if (next === 38) {
				op = ">&";
				this.pos++;
			} else if (next === 124) {
				op = ">|";
				this.pos++;
			} else op = ">";
		}
		return this.readRedirectTarget(out, op, tokenStart);
	}
	readRedirectTarget(out, op, tokenStart) {
		const src = this.src;
		this.skipSpacesAndTabs();
		if (this.pos < this.srcEnd) {
			const nc = src.charCodeAt(this.pos);
			if ((nc === 60 || nc === 62) && this.pos + 1 < this.srcEnd && src.charCodeAt(this.pos + 1) === 40) {
				const psStart = this.pos;
				this.pos += 2;
				this.extractBalanced();
				if (this._unbalanced) this.errors.push({
					message: "unterminated process substitution",
					pos: psStart
				});
				const psText = src.slice(psStart, this.pos);
				setToken(out, Token.Redirect, op, tokenStart, this.pos);
				out.content = psText;
				out.targetPos = psStart;
				out.targetEnd = this.pos;
				return true;
			}
			const targetPos = this.pos;
			if (nc !== 10 && nc !== 35) this.readRedirectTargetText();
			this.redirectToken(out, op, tokenStart, targetPos);
			return true;
		}
		this.redirectToken(out, op, tokenStart, this.pos);
		return true;
	}
	readRedirectTargetText() {
		const savedBuildValue = this._buildValue;
		this._buildValue = true;
		this.readWordText();
		this._buildValue = savedBuildValue;
	}
	redirectToken(out, operator, tokenStart, targetPos) {
		const hasTarget = this.pos > targetPos && (this._wordText.length > 0 || this._wordQuoted);
		setToken(out, Token.Redirect, operator, tokenStart, this.pos);
		out.content = hasTarget ? this._wordText : void 0;
		out.targetPos = targetPos;
		out.targetEnd = hasTarget ? this.pos : targetPos;
	}
	readProcessSubstitution(out, operator, tokenStart) {
		this.pos++;
		this.extractBalanced();
		if (this._unbalanced) this.errors.push({
			message: "unterminated process substitution",
			pos: tokenStart
		});
		const text = this.src.slice(tokenStart, this.pos);
		setToken(out, Token.Word, text, tokenStart, this.pos);
	}
	readHereDocDelimiter() {
		const src = this.src;
		const len = this.srcEnd;
		const savedBuildValue = this._buildValue;
		this._buildValue = true;
		let delimiter = "";
		let quoted = false;
		while (this.pos < len) {
			const c = src.charCodeAt(this.pos);
			if (c === 39) {
				quoted = true;
				this.pos++;
				while (this.pos < len && src.charCodeAt(this.pos) !== 39) {
					delimiter += src[this.pos];
					this.pos++;
				}
				if (this.pos < len) this.pos++;
			} else if (c === 34) {
				quoted = true;
				this.pos++;
				while (this.pos < len && src.charCodeAt(this.pos) !== 34) {
					if (src.charCodeAt(this.pos) === 92 && this.pos + 1 < len) {
						const next = src.charCodeAt(this.pos + 1);
						if (next === 10) {
							this.pos += 2;
							continue;
						}
						if (next === 36 || next === 96 || next === 34 || next === 92) this.pos++;
					}
					delimiter += src[this.pos];
					this.pos++;
				}
				if (this.pos < len) this.pos++;
			} else if (c === 92) {
				if (this.pos + 1 < len && src.charCodeAt(this.pos + 1) === 10) {
					this.pos += 2;
					continue;
				}
				quoted = true;
				this.pos++;
				if (this.pos < len) {
					delimiter += src[this.pos];
					this.pos++;
				} else delimiter += "\\";
			} else if (c === 96) {
				const btStart = this.pos;
				this.pos++;
				while (this.pos < len && src.charCodeAt(this.pos) !== 96) {
					if (src.charCodeAt(this.pos) === 92) this.pos++;
					this.pos++;
				}
				if (this.pos < len) this.pos++;
				delimiter += src.slice(btStart, this.pos);
			} else if (c === 36) {
				const next = this.pos + 1 < len ? src.charCodeAt(this.pos + 1) : 0;
				if (next === 39 || next === 34) quoted = true;
				this.readDollar();
				delimiter += this._resultText;
			} else if (c < 128 && charType[c] & 1) break;
			else {
				delimiter += src[this.pos];
				this.pos++;
			}
		}
		this._buildValue = savedBuildValue;
		this._hereDelim = delimiter;
		this._hereQuoted = quoted;
	}
	consumePendingHereDocs() {
		const pending = this.pendingHereDocs;
		if (pending === null || pending.length === 0) return;
		for (const hd of pending) {
			const bodyPos = this.pos;
			const bodyEnd = this.skipHereDocBody(hd.delimiter, hd.strip, this.parenBoundary, hd.quoted);
			if (hd.target) {
				hd.target.body.pos = bodyPos;
				hd.target.body.end = bodyEnd;
				hd.target.body.text = this.src.slice(bodyPos, bodyEnd);
				if (this.hereDocClosingPos !== -1) hd.target.closing = {
					pos: this.hereDocClosingPos,
					end: this.hereDocClosingEnd
				};
			}
		}
		pending.length = 0;
	}
	hereDocClosingPos = -1;
	hereDocClosingEnd = -1;
	matchHereDocDelimiter(delimiter, lineStart, end, join) {
		const src = this.src;
		let pos = lineStart;
		for (let i = 0; i < delimiter.length;) {
			if (join && src.charCodeAt(pos) === 92 && pos + 1 < end && src.charCodeAt(pos + 1) === 10) {
				pos += 2;
				continue;
			}
			if (pos >= end || src.charCodeAt(pos) !== delimiter.charCodeAt(i)) return -1;
			pos++;
			i++;
		}
		return pos;
	}
	logicalLineEnd(from, end, join) {
		const src = this.src;
		let lineEnd = src.indexOf("\n", from);
		while (lineEnd !== -1 && lineEnd < end) {
			if (!join) return lineEnd;
			let backslashes = lineEnd;
			while (backslashes > from && src.charCodeAt(backslashes - 1) === 92) backslashes--;
			if ((lineEnd - backslashes) % 2 === 0) return lineEnd;
			from = lineEnd + 1;
			lineEnd = src.indexOf("\n", from);
		}
		return end;
	}
	skipHereDocBody(delimiter, strip, parenEnds = false, quoted = false) {
		this.hereDocClosingPos = -1;
		this.hereDocClosingEnd = -1;
		const src = this.src;
		const len = this.srcEnd;
		while (this.pos < len) {
			let lineStart = this.pos;
			const lineEnd = this.logicalLineEnd(lineStart, len, !quoted);
			for (;;) {
				const before = lineStart;
				if (strip) while (lineStart < lineEnd && src.charCodeAt(lineStart) === 9) lineStart++;
				if (!quoted) lineStart = skipLineContinuations(src, lineStart, lineEnd);
				if (lineStart === before) break;
			}
			let afterDelim = this.matchHereDocDelimiter(delimiter, lineStart, lineEnd, !quoted);
			if (afterDelim !== -1 && !quoted) afterDelim = skipLineContinuations(src, afterDelim, lineEnd);
			if (afterDelim === lineEnd) {
				const bodyEnd = this.pos;
				if (!parenEnds || !this.parenBoundary || lineEnd !== len) {
					this.hereDocClosingPos = lineStart;
					this.hereDocClosingEnd = lineEnd;
				}
				this.pos = lineEnd < len ? lineEnd + 1 : lineEnd;
				return bodyEnd;
			}
			if (parenEnds && afterDelim !== -1) {
				let paren = afterDelim;
				while (paren < lineEnd && src.charCodeAt(paren) !== 41) paren++;
				if (paren < lineEnd || this.parenBoundary && lineEnd === len) {
					const bodyEnd = this.pos;
					this.pos = afterDelim;
					return bodyEnd;
				}
			}
			this.pos = lineEnd < len ? lineEnd + 1 : lineEnd;
		}
		return this.pos;
	}
	_wordText = "";
	_wordRaw = false;
	_wordQuoted = false;
	_wordHasExpansions = false;
	_wordKeywordEligible = false;
	_wordAssignmentState;
	_bracketWindow;
	_arithmeticBracketWindow;
	_wordParts = null;
	_resultText = "";
	_resultIsRaw = true;
	_resultHasExpansion = false;
	_resultPart;
	_unbalanced = false;
	_notArithmetic = false;
	_arithUnterminated = false;
	_dqText = "";
	_dqHasExpansions = false;
	_dqParts = null;
	_dqEnd = 0;
	_hereDelim = "";
	_hereQuoted = false;
	readWord(out, ctx, tokenStart = 0) {
		const errorStart = this._errors === null ? 0 : this._errors.length;
		this.readWordText(false, ctx, true);
		if (ctx === LexContext.Normal) {
			const next = this.pos < this.srcEnd ? this.src.charCodeAt(this.pos) : 0;
			if (!this._wordRaw || next !== 60 && next !== 62) {
				setSpanToken(out, Token.Word, tokenStart, this.pos, this._wordRaw);
				out.keywordEligible = this._wordKeywordEligible;
				return;
			}
		}
		this.classifyWord(out, ctx, tokenStart, errorStart);
	}
	isRedirectVariable(start, end) {
		const src = this.src;
		for (let i = start; i < end; i++) {
			const c = src.charCodeAt(i);
			if (c === 91 && i > start) return i + 2 < end && src.charCodeAt(end - 1) === 93 && this.findClosingShellDelimiter(i + 1, end, 93) === end - 1;
			if (c >= 128 || !(isIdChar[c] & (i === start ? 1 : 2))) return false;
		}
		return end > start;
	}
	readArrayElement(out, tokenStart) {
		const close = this.findClosingBracket(tokenStart + 1);
		if (close === -1) return false;
		this.pos = close + 1;
		this.readWordText();
		setSpanToken(out, Token.Word, tokenStart, this.pos, true);
		return true;
	}
	classifyWord(out, ctx, tokenStart, errorStart) {
		const src = this.src;
		const raw = this._wordRaw;
		const hasExpansions = this._wordHasExpansions;
		const quoted = this._wordQuoted;
		const keywordEligible = this._wordKeywordEligible;
		let assignmentState = this._wordAssignmentState;
		const wordEnd = this.pos;
		const wordLen = wordEnd - tokenStart;
		if (ctx === LexContext.CasePattern) {
			let token = Token.Word;
			if (keywordEligible) {
				const reserved = raw ? matchReservedWord(src, tokenStart, wordLen) : RESERVED_WORDS.get(this.wordValueOf(tokenStart, wordEnd));
				if (reserved === Token.Esac) token = reserved;
			}
			setSpanToken(out, token, tokenStart, wordEnd, raw);
			out.keywordEligible = keywordEligible;
			return;
		}
		let value = null;
		if (!raw && !hasExpansions && keywordEligible && (ctx === LexContext.CommandStart || ctx === LexContext.TestMode)) {
			const nextCh = wordEnd < this.srcEnd ? src.charCodeAt(wordEnd) : 0;
			if (!quoted && wordLen <= 16 || nextCh === 60 || nextCh === 62) value = this.wordValueOf(tokenStart, wordEnd);
		}
		if (ctx === LexContext.CommandStart && keywordEligible) {
			if (raw) {
				if (wordLen <= 8) {
					const reserved = matchReservedWord(src, tokenStart, wordLen);
					if (reserved !== void 0) {
						setSpanToken(out, reserved, tokenStart, wordEnd, true);
						return;
					}
				}
				if (wordLen === 2 && src.charCodeAt(tokenStart) === 91 && src.charCodeAt(tokenStart + 1) === 91) {
					setSpanToken(out, Token.DblLBracket, tokenStart, wordEnd, true);
					return;
				}
			} else if (value !== null && value.length > 0) {
				const fc = value.charCodeAt(0);
				if (fc >= 97 && fc <= 122 && value.length <= 8 || fc === 33 || fc === 123 || fc === 125) {
					const reserved = RESERVED_WORDS.get(value);
					if (reserved !== void 0) {
						setToken(out, reserved, value, tokenStart, wordEnd);
						return;
					}
				}
				if (fc === 91 && value === "[[") {
					setToken(out, Token.DblLBracket, value, tokenStart, wordEnd);
					return;
				}
			}
		}
		if (ctx === LexContext.CommandStart || ctx === LexContext.CommandPrefix || ctx === LexContext.Declaration) {
			if (assignmentState === void 0) {
				let eq = -1;
				let bracket = false;
				for (let i = tokenStart + 1; i < wordEnd; i++) {
					const c = src.charCodeAt(i);
					if (c === 61) {
						eq = i;
						break;
					}
					if (c === 91) bracket = true;
				}
				if (eq !== -1 || ctx !== LexContext.Declaration && bracket) assignmentState = scanAssignmentPrefix(src, tokenStart, wordEnd, ASSIGNMENT_NAME_START);
			}
			if (assignmentState !== void 0) {
				if (ctx !== LexContext.Declaration && assignmentState >= ASSIGNMENT_INDEX_BASE) {
					if (wordEnd < this.srcEnd) {
						if (this._errors !== null) this._errors.length = errorStart;
						this.pos = tokenStart;
						this.readWordText(true, ctx, true);
						if (this.pos > wordEnd) {
							this.classifyWord(out, ctx, tokenStart, errorStart);
							return;
						}
					}
					if (this._errors === null || this._errors.length === errorStart) this.errors.push({
						message: "unterminated array subscript",
						pos: src.indexOf("[", tokenStart)
					});
				}
				if (isMatchedAssignment(assignmentState)) {
					setSpanToken(out, Token.Assignment, tokenStart, wordEnd, raw);
					if (value !== null) out._value = value;
					out.assignmentOperatorPos = assignmentOperatorPos(assignmentState);
					return;
				}
			}
		}
		if ((ctx === LexContext.CommandStart || ctx === LexContext.TestMode) && keywordEligible) {
			if (raw) {
				if (wordLen === 2 && src.charCodeAt(tokenStart) === 93 && src.charCodeAt(tokenStart + 1) === 93) {
					setSpanToken(out, Token.DblRBracket, tokenStart, wordEnd, true);
					return;
				}
			} else if (value === "]]") {
				setToken(out, Token.DblRBracket, value, tokenStart, wordEnd);
				return;
			}
		}
		if (!hasExpansions && this.pos < this.srcEnd) {
			const nc = src.charCodeAt(this.pos);
			if (nc === 60 || nc === 62) {
				if (raw) {
					const fc = src.charCodeAt(tokenStart);
					if (fc >= 48 && fc <= 57 && isAllDigitsRange(src, tokenStart, wordEnd)) {
						const fd = Number.parseInt(src.slice(tokenStart, wordEnd), 10);
						if (this.readRedirection(out, tokenStart)) {
							out.fileDescriptor = fd;
							out.descriptorEnd = wordEnd;
							return;
						}
					}
					if (fc === 123 && src.charCodeAt(wordEnd - 1) === 125 && this.isRedirectVariable(tokenStart + 1, wordEnd - 1)) {
						const varname = src.slice(tokenStart + 1, wordEnd - 1);
						if (this.readRedirection(out, tokenStart)) {
							out.variableName = varname;
							out.descriptorEnd = wordEnd;
							return;
						}
					}
				}
			}
		}
		setSpanToken(out, Token.Word, tokenStart, wordEnd, raw);
		if (value !== null) out._value = value;
		out.keywordEligible = keywordEligible;
	}
	readWordText(subscripts = false, ctx = LexContext.Normal, scanning = false) {
		const src = this.src;
		const len = this.srcEnd;
		let pos = this.pos;
		const fastStart = pos;
		let exitCh = 0;
		while (pos < len) {
			const c = src.charCodeAt(pos);
			if (c < 128 && charType[c]) {
				exitCh = c;
				break;
			}
			pos++;
		}
		if (pos >= len || charType[exitCh] & 1 && !(exitCh === 40 && pos > fastStart && extglobPrefix[src.charCodeAt(pos - 1)]) && !subscripts) {
			this.pos = pos;
			this._wordText = (this._buildParts || this._buildValue) && pos > fastStart ? src.slice(fastStart, pos) : "";
			this._wordRaw = true;
			this._wordQuoted = false;
			this._wordHasExpansions = false;
			this._wordKeywordEligible = true;
			this._wordAssignmentState = void 0;
			if (this._buildParts) this._wordParts = hasGlobCharacters(this._wordText) && ctx !== LexContext.ArrayElement ? parseGlobParts(src, fastStart, pos, void 0) ?? null : null;
			return;
		}
		const bp = this._buildParts;
		const bt = bp || this._buildValue;
		let text = bt && pos > fastStart ? src.slice(fastStart, pos) : "";
		let quoted = false;
		let hasExpansions = false;
		let keywordEligible = true;
		let valueIsRaw = true;
		let lastValueChar = pos > fastStart ? src.charCodeAt(pos - 1) : 0;
		let assignmentState = scanAssignmentPrefix(src, fastStart, pos, ASSIGNMENT_NAME_START);
		let parts;
		let litBuf = "";
		let litStart = 0;
		let hasGlobs = false;
		let braceResults;
		if (bp) {
			parts = [];
			litBuf = text;
			litStart = fastStart;
			hasGlobs = text.length > 0 && hasGlobCharacters(text);
		}
		while (pos < len) {
			const ch = src.charCodeAt(pos);
			if (ch >= 128 || !charType[ch]) {
				const runStart = pos;
				pos++;
				while (pos < len) {
					const c = src.charCodeAt(pos);
					if (c < 128 && charType[c]) break;
					pos++;
				}
				lastValueChar = src.charCodeAt(pos - 1);
				assignmentState = scanAssignmentPrefix(src, runStart, pos, assignmentState);
				if (bt) {
					const chunk = src.slice(runStart, pos);
					text += chunk;
					if (bp) {
						litBuf += chunk;
						hasGlobs = hasGlobs || hasGlobCharacters(chunk);
					}
				}
				continue;
			}
			if (charType[ch] & 1) {
				if (subscripts && assignmentState >= ASSIGNMENT_INDEX_BASE) {
					const close = this.findClosingBracket(pos);
					if (close !== -1) {
						const spanEnd = close + 1;
						assignmentState = assignmentState === 5 ? ASSIGNMENT_AFTER_INDEX : assignmentState - 1;
						lastValueChar = src.charCodeAt(close);
						if (bt) {
							const chunk = src.slice(pos, spanEnd);
							text += chunk;
							if (bp) {
								litBuf += chunk;
								hasGlobs = hasGlobs || hasGlobCharacters(chunk);
							}
						}
						pos = spanEnd;
						continue;
					}
				}
				if (ch === 40 && lastValueChar < 128 && extglobPrefix[lastValueChar]) {
					if (ctx === LexContext.FunctionName || assignmentState >= ASSIGNMENT_INDEX_BASE && (ctx === LexContext.CommandStart || ctx === LexContext.CommandPrefix)) break;
					if (ctx === LexContext.CommandStart && lastValueChar === 33 && keywordEligible && src.charCodeAt(fastStart) === 33 && skipLineContinuations(src, fastStart + 1, len) === pos) break;
					const prefixChar = lastValueChar;
					if (prefixChar === 61 && scanning && !((ctx === LexContext.CommandStart || ctx === LexContext.CommandPrefix || ctx === LexContext.Declaration || ctx === LexContext.EvalArgument) && isMatchedAssignment(assignmentState) && skipLineContinuations(src, assignmentOperatorPos(assignmentState) + 1, len) === pos)) break;
					const innerStart = pos + 1;
					const close = this.findClosingShellDelimiter(innerStart, len, 41, prefixChar === 61);
					if (close === -1 && !scanning && !subscripts && assignmentState >= ASSIGNMENT_INDEX_BASE) break;
					if (ctx === LexContext.CommandStart && prefixChar !== 61 && close !== -1 && skipBlanks(src, innerStart, close) === close) break;
					keywordEligible = false;
					const patternEnd = close === -1 ? len : close;
					pos = close === -1 ? len : close + 1;
					if (close === -1) this.errors.push({
						message: "unterminated extended glob",
						pos: innerStart - 2
					});
					lastValueChar = src.charCodeAt(pos - 1);
					if (bt) {
						const eg = "(" + src.slice(innerStart, pos);
						text += eg;
						if (bp && prefixChar !== 61) {
							let prefixPos = innerStart - 2;
							while (src.charCodeAt(prefixPos) === 10 && src.charCodeAt(prefixPos - 1) === 92) prefixPos -= 2;
							if (litBuf.length > 0) {
								const trimmed = litBuf.slice(0, -1);
								if (prefixPos > litStart) parts.push({
									type: "Literal",
									pos: litStart,
									end: prefixPos,
									value: trimmed,
									text: src.slice(litStart, prefixPos)
								});
								litBuf = "";
							}
							const op = extglobOp[prefixChar];
							parts.push({
								type: "ExtendedGlob",
								pos: prefixPos,
								end: pos,
								text: src.slice(prefixPos, pos),
								operator: op,
								pattern: src.slice(innerStart, patternEnd),
								parts: this.subFieldParts(innerStart, patternEnd)
							});
							litStart = pos;
						} else if (bp) {
							litBuf += eg;
							hasGlobs = hasGlobs || hasGlobCharacters(eg);
						}
					}
					continue;
				}
				break;
			}
			if (ch === 92) {
				pos++;
				if (pos < len) {
					if (src.charCodeAt(pos) === 10) {
						pos++;
						valueIsRaw = false;
					} else {
						if (assignmentState >= 0 && assignmentState < ASSIGNMENT_INDEX_BASE) assignmentState = ASSIGNMENT_INVALID;
						quoted = true;
						keywordEligible = false;
						valueIsRaw = false;
						lastValueChar = src.charCodeAt(pos);
						if (bt) {
							text += src[pos];
							if (bp) litBuf += src[pos];
						}
						pos++;
					}
				} else {
					if (assignmentState >= 0 && assignmentState < ASSIGNMENT_INDEX_BASE) assignmentState = ASSIGNMENT_INVALID;
					quoted = true;
					keywordEligible = false;
					lastValueChar = 92;
					if (bt) {
						text += "\\";
						if (bp) litBuf += "\\";
					}
				}
				continue;
			}
			if (ch === 39) {
				const sqStart = pos;
				if (assignmentState >= 0 && assignmentState < ASSIGNMENT_INDEX_BASE) assignmentState = ASSIGNMENT_INVALID;
				quoted = true;
				keywordEligible = false;
				valueIsRaw = false;
				pos++;
				const start = pos;
				while (pos < len && src.charCodeAt(pos) !== 39) pos++;
				if (pos > start) lastValueChar = src.charCodeAt(pos - 1);
				const value = bt ? src.slice(start, pos) : "";
				if (bt) text += value;
				if (pos < len) pos++;
				else this.errors.push({
					message: "unterminated single quote",
					pos: start - 1
				});
				if (bp) {
					if (sqStart > litStart) {
						parts.push({
							type: "Literal",
							pos: litStart,
							end: sqStart,
							value: litBuf,
							text: src.slice(litStart, sqStart)
						});
						litBuf = "";
					}
					parts.push({
						type: "SingleQuoted",
						pos: sqStart,
						end: pos,
						value,
						text: src.slice(sqStart, pos)
					});
					litStart = pos;
				}
				continue;
			}
			if (ch === 34) {
				const dqStart = pos;
				if (assignmentState >= 0 && assignmentState < ASSIGNMENT_INDEX_BASE) assignmentState = ASSIGNMENT_INVALID;
				quoted = true;
				keywordEligible = false;
				valueIsRaw = false;
				pos++;
				this.pos = pos;
				this.readDoubleQuoted();
				pos = this.pos;
				if (this._dqEnd > dqStart + 1) lastValueChar = src.charCodeAt(this._dqEnd - 1);
				if (this._dqHasExpansions) hasExpansions = true;
				if (bt) text += this._dqText;
				if (bp) {
					if (dqStart > litStart) {
						parts.push({
							type: "Literal",
							pos: litStart,
							end: dqStart,
							value: litBuf,
							text: src.slice(litStart, dqStart)
						});
						litBuf = "";
					}
					const dqText = src.slice(dqStart, pos);
					parts.push({
						type: "DoubleQuoted",
						pos: dqStart,
						end: pos,
						text: dqText,
						parts: this._dqParts ?? [{
							type: "Literal",
							pos: dqStart + 1,
							end: this._dqEnd,
							value: this._dqText,
							text: src.slice(dqStart + 1, this._dqEnd)
						}]
					});
					litStart = pos;
				}
				continue;
			}
			if (ch === 36) {
				keywordEligible = false;
				const dollarStart = pos;
				if (assignmentState >= 0 && assignmentState < ASSIGNMENT_INDEX_BASE) assignmentState = ASSIGNMENT_INVALID;
				const next = pos + 1 < len ? src.charCodeAt(pos + 1) : 0;
				if (next === 39 || next === 34) quoted = true;
				this.pos = pos;
				this.readDollar();
				pos = this.pos;
				if (!this._resultIsRaw) valueIsRaw = false;
				if (pos > dollarStart) lastValueChar = src.charCodeAt(pos - 1);
				if (this._resultHasExpansion) hasExpansions = true;
				if (bt) text += this._resultText;
				if (bp) {
					if (this._resultPart) {
						if (dollarStart > litStart) {
							parts.push({
								type: "Literal",
								pos: litStart,
								end: dollarStart,
								value: litBuf,
								text: src.slice(litStart, dollarStart)
							});
							litBuf = "";
						}
						parts.push(this._resultPart);
						litStart = pos;
					} else litBuf += this._resultText;
				}
				continue;
			}
			if (ch === 96) {
				keywordEligible = false;
				const btStart = pos;
				if (assignmentState >= 0 && assignmentState < ASSIGNMENT_INDEX_BASE) assignmentState = ASSIGNMENT_INVALID;
				this.pos = pos;
				this.readBacktickExpansion();
				pos = this.pos;
				valueIsRaw = false;
				lastValueChar = src.charCodeAt(pos - 1);
				hasExpansions = true;
				if (bt) text += this._resultText;
				if (bp) {
					if (btStart > litStart) {
						parts.push({
							type: "Literal",
							pos: litStart,
							end: btStart,
							value: litBuf,
							text: src.slice(litStart, btStart)
						});
						litBuf = "";
					}
					parts.push(this._resultPart);
					litStart = pos;
				}
				continue;
			}
			if (ch === 123) {
				if (assignmentState >= 0 && assignmentState < ASSIGNMENT_INDEX_BASE) assignmentState = ASSIGNMENT_INVALID;
				const first = pos + 1 < len ? src.charCodeAt(pos + 1) : 0;
				const braceEnd = first <= 32 || first === 125 ? -1 : this.scanBraceExpansion(pos, braceResults ?? (braceResults = /* @__PURE__ */ new Map()));
				if (braceEnd > 0) {
					keywordEligible = false;
					lastValueChar = src.charCodeAt(braceEnd - 1);
					if (bt) {
						const braceText = src.slice(pos, braceEnd);
						text += braceText;
						if (bp) {
							if (pos > litStart) {
								parts.push({
									type: "Literal",
									pos: litStart,
									end: pos,
									value: litBuf,
									text: src.slice(litStart, pos)
								});
								litBuf = "";
							}
							parts.push({
								type: "BraceExpansion",
								pos,
								end: braceEnd,
								text: braceText,
								parts: this.subFieldParts(pos + 1, braceEnd - 1)
							});
							litStart = braceEnd;
						}
					}
					pos = braceEnd;
					continue;
				}
				lastValueChar = 123;
				if (bt) {
					text += "{";
					if (bp) litBuf += "{";
				}
				pos++;
				continue;
			}
			pos++;
		}
		if (bp && pos > litStart) parts.push({
			type: "Literal",
			pos: litStart,
			end: pos,
			value: litBuf,
			text: src.slice(litStart, pos)
		});
		this.pos = pos;
		this._wordText = text;
		this._wordRaw = valueIsRaw;
		this._wordQuoted = quoted;
		this._wordHasExpansions = hasExpansions;
		this._wordKeywordEligible = keywordEligible;
		this._wordAssignmentState = assignmentState;
		if (bp) {
			this._wordParts = parts.length > 1 || parts.length === 1 && parts[0].type !== "Literal" ? parts : null;
			if (hasGlobs && ctx !== LexContext.ArrayElement) this._wordParts = parseGlobParts(src, fastStart, pos, this._wordParts) ?? null;
		}
	}
	readInnerWordText(insideDoubleQuotes = false, arithmetic = false, globs = false) {
		const src = this.src;
		const len = this.srcEnd;
		let pos = this.pos;
		const start = pos;
		let text = "";
		const bp = this._buildParts;
		let parts;
		let litBuf = "";
		let litStart = 0;
		let preserveLiteral = false;
		let hasGlobs = false;
		if (bp) {
			parts = [];
			litStart = pos;
		}
		while (pos < len) {
			const ch = src.charCodeAt(pos);
			if (ch === 92) {
				pos++;
				if (pos < len) {
					if (src.charCodeAt(pos) === 10) pos++;
					else {
						const next = src.charCodeAt(pos);
						if (insideDoubleQuotes && next !== 36 && next !== 96 && next !== 34 && next !== 92 && next !== 125) {
							text += "\\";
							if (bp) litBuf += "\\";
							preserveLiteral = true;
						}
						const escaped = src[pos++];
						text += escaped;
						if (bp) litBuf += escaped;
					}
				}
				continue;
			}
			if (ch === 39 && !insideDoubleQuotes) {
				const sqStart = pos;
				pos++;
				const start = pos;
				while (pos < len && src.charCodeAt(pos) !== 39) pos++;
				const value = src.slice(start, pos);
				text += value;
				if (pos < len) pos++;
				if (bp) {
					if (sqStart > litStart) {
						parts.push({
							type: "Literal",
							pos: litStart,
							end: sqStart,
							value: litBuf,
							text: src.slice(litStart, sqStart)
						});
						litBuf = "";
					}
					parts.push({
						type: "SingleQuoted",
						pos: sqStart,
						end: pos,
						value,
						text: src.slice(sqStart, pos)
					});
					litStart = pos;
				}
				continue;
			}
			if (ch === 34) {
				const dqStart = pos;
				pos++;
				this.pos = pos;
				this.readDoubleQuoted(insideDoubleQuotes);
				pos = this.pos;
				text += this._dqText;
				if (bp) {
					if (dqStart > litStart) {
						parts.push({
							type: "Literal",
							pos: litStart,
							end: dqStart,
							value: litBuf,
							text: src.slice(litStart, dqStart)
						});
						litBuf = "";
					}
					const dqText = src.slice(dqStart, pos);
					parts.push({
						type: "DoubleQuoted",
						pos: dqStart,
						end: pos,
						text: dqText,
						parts: this._dqParts ?? [{
							type: "Literal",
							pos: dqStart + 1,
							end: this._dqEnd,
							value: this._dqText,
							text: src.slice(dqStart + 1, this._dqEnd)
						}]
					});
					litStart = pos;
				}
				continue;
			}
			if (ch === 36) {
				const dollarStart = pos;
				this.pos = pos;
				this.readDollar(insideDoubleQuotes);
				pos = this.pos;
				text += this._resultText;
				if (bp) {
					if (this._resultPart) {
						if (dollarStart > litStart) {
							parts.push({
								type: "Literal",
								pos: litStart,
								end: dollarStart,
								value: litBuf,
								text: src.slice(litStart, dollarStart)
							});
							litBuf = "";
						}
						parts.push(this._resultPart);
						litStart = pos;
					} else litBuf += this._resultText;
				}
				continue;
			}
			if (ch === 96) {
				const btStart = pos;
				this.pos = pos;
				this.readBacktickExpansion(insideDoubleQuotes);
				pos = this.pos;
				text += this._resultText;
				if (bp) {
					if (btStart > litStart) {
						parts.push({
							type: "Literal",
							pos: litStart,
							end: btStart,
							value: litBuf,
							text: src.slice(litStart, btStart)
						});
						litBuf = "";
					}
					parts.push(this._resultPart);
					litStart = pos;
				}
				continue;
			}
			if (!insideDoubleQuotes && !arithmetic && (ch === 60 || ch === 62) && pos + 1 < len && src.charCodeAt(pos + 1) === 40) {
				const psStart = pos;
				this.pos = pos + 2;
				const inner = this.extractBalanced();
				pos = this.pos;
				const raw = src.slice(psStart, pos);
				text += raw;
				if (bp) {
					if (psStart > litStart) {
						parts.push({
							type: "Literal",
							pos: litStart,
							end: psStart,
							value: litBuf,
							text: src.slice(litStart, psStart)
						});
						litBuf = "";
					}
					parts.push(this.processSubstitution(psStart, raw, ch === 60 ? "<" : ">", inner));
					litStart = pos;
				}
				continue;
			}
			text += src[pos];
			if (bp) {
				litBuf += src[pos];
				if (globs && (ch === 42 || ch === 63 || ch === 91)) hasGlobs = true;
			}
			pos++;
		}
		if (bp && pos > litStart) parts.push({
			type: "Literal",
			pos: litStart,
			end: pos,
			value: litBuf,
			text: src.slice(litStart, pos)
		});
		this.pos = pos;
		this._wordText = text;
		this._wordRaw = false;
		this._wordQuoted = false;
		this._wordHasExpansions = false;
		this._wordKeywordEligible = false;
		if (bp) {
			this._wordParts = parts.length > 1 || parts.length === 1 && (parts[0].type !== "Literal" || preserveLiteral) ? parts : null;
			if (hasGlobs) this._wordParts = parseGlobParts(src, start, pos, this._wordParts) ?? null;
		}
	}
	subFieldParts(start, end) {
		if (this._nestingDepth >= 256) return void 0;
		return hasEmbeddedWordStructure(this.src, start, end) ? this.parseSubFieldWord(start, end).parts : parseGlobParts(this.src, start, end, void 0);
	}
	parseSubFieldWord(start, end, context = "word", arithmetic = false) {
		if (start >= end) return new WordImpl("", start, start);
		if (this._nestingDepth >= 256) return new WordImpl(this.src.slice(start, end), start, end);
		this._nestingDepth++;
		const savedEnd = this.srcEnd;
		const savedBracketWindow = this._bracketWindow;
		const savedArithmeticBracketWindow = this._arithmeticBracketWindow;
		const savedPos = this.pos;
		const savedText = this._wordText;
		const savedParts = this._wordParts;
		const savedQuoted = this._wordQuoted;
		const savedKeywordEligible = this._wordKeywordEligible;
		this.srcEnd = end;
		this.pos = start;
		this.readInnerWordText(context === "quoted", arithmetic, context === "word");
		const word = new WordImpl(this.src.slice(start, end), start, end);
		if (this._buildParts) word.parts = this._wordParts ?? void 0;
		this.srcEnd = savedEnd;
		this._bracketWindow = savedBracketWindow;
		this._arithmeticBracketWindow = savedArithmeticBracketWindow;
		this.pos = savedPos;
		this._wordText = savedText;
		this._wordParts = savedParts;
		this._wordQuoted = savedQuoted;
		this._wordKeywordEligible = savedKeywordEligible;
		this._nestingDepth--;
		return word;
	}
	skipSQ() {
		while (this.pos < this.srcEnd && this.src.charCodeAt(this.pos) !== 39) this.pos++;
		if (this.pos < this.srcEnd) this.pos++;
	}
	skipAnsiCQuoted() {
		const quotePos = this.pos - 1;
		const result = decodeAnsiCQuoted(this.src, this.pos, this.srcEnd);
		this.pos = result.end;
		if (!result.closed) this.errors.push({
			message: "unterminated ANSI-C quote",
			pos: quotePos
		});
	}
	skipDQ() {
		const src = this.src;
		const len = this.srcEnd;
		this._unbalanced = false;
		if (this._nestingDepth < 256) while (this.pos < len) {
			const ch = src.charCodeAt(this.pos);
			if (ch === 34) {
				this.pos++;
				return;
			}
			if (ch === 92) {
				this.pos = Math.min(this.pos + 2, len);
				continue;
			}
			if (ch === 96) break;
			if (ch === 36) {
				const next = src.charCodeAt(this.pos + 1);
				if (next === 40 || next === 123 || next === 36) break;
			}
			this.pos++;
		}
		this.extractBalanced(true, true);
	}
	skipSpacesAndTabs() {
		this.pos = skipBlanks(this.src, this.pos, this.srcEnd);
	}
	readDoubleQuoted(unescapeAll = false) {
		const src = this.src;
		const len = this.srcEnd;
		const contentStart = this.pos;
		let hasExpansions = false;
		const bp = this._buildParts;
		const bt = bp || this._buildValue;
		if (!bp) {
			let p = this.pos;
			while (p < len) {
				const c = src.charCodeAt(p);
				if (c === 34) {
					this._dqText = bt ? src.slice(contentStart, p) : "";
					this._dqEnd = p;
					this.pos = p + 1;
					this._dqHasExpansions = false;
					this._dqParts = null;
					return;
				}
				if (c === 36 || c === 96 || c === 92) break;
				p++;
			}
		}
		let text = "";
		let parts = null;
		let litBuf = "";
		let litStart = bp ? this.pos : 0;
		while (this.pos < len && src.charCodeAt(this.pos) !== 34) {
			const runStart = this.pos;
			while (this.pos < len) {
				const c = src.charCodeAt(this.pos);
				if (c === 34 || c === 92 || c === 36 || c === 96) break;
				this.pos++;
			}
			if (bt && this.pos > runStart) {
				const chunk = src.slice(runStart, this.pos);
				text += chunk;
				if (bp) litBuf += chunk;
			}
			if (this.pos >= len || src.charCodeAt(this.pos) === 34) break;
			const ch = src.charCodeAt(this.pos);
			if (ch === 92) {
				this.pos++;
				if (this.pos < len) {
					const next = src.charCodeAt(this.pos);
					if (next === 10) {
						this.pos++;
						continue;
					}
					if (bt) {
						if (unescapeAll || next === 36 || next === 96 || next === 34 || next === 92) {
							const c = src[this.pos];
							text += c;
							if (bp) litBuf += c;
						} else {
							const pair = "\\" + src[this.pos];
							text += pair;
							if (bp) litBuf += pair;
						}
					}
					this.pos++;
				}
				continue;
			}
			if (ch === 36) {
				const afterDollar = this.pos + 1 < len ? src.charCodeAt(this.pos + 1) : 0;
				if (afterDollar === 34 || afterDollar === 39) {
					if (bt) {
						text += "$";
						if (bp) litBuf += "$";
					}
					this.pos++;
					continue;
				}
				const expStart = this.pos;
				this.readDollar(true);
				if (bt) text += this._resultText;
				if (this._resultHasExpansion) hasExpansions = true;
				if (bp) {
					const rp = this._resultPart;
					if (rp && isDQChild(rp)) {
						if (!parts) parts = [];
						if (expStart > litStart) {
							parts.push({
								type: "Literal",
								pos: litStart,
								end: expStart,
								value: litBuf,
								text: src.slice(litStart, expStart)
							});
							litBuf = "";
						}
						parts.push(rp);
						litStart = this.pos;
					} else litBuf += this._resultText;
				}
				continue;
			}
			if (ch === 96) {
				const btStart = this.pos;
				this.readBacktickExpansion(true);
				if (bt) text += this._resultText;
				hasExpansions = true;
				if (bp && this._resultPart && isDQChild(this._resultPart)) {
					if (!parts) parts = [];
					if (btStart > litStart) {
						parts.push({
							type: "Literal",
							pos: litStart,
							end: btStart,
							value: litBuf,
							text: src.slice(litStart, btStart)
						});
						litBuf = "";
					}
					parts.push(this._resultPart);
					litStart = this.pos;
				}
				continue;
			}
		}
		if (bp && parts && this.pos > litStart) parts.push({
			type: "Literal",
			pos: litStart,
			end: this.pos,
			value: litBuf,
			text: src.slice(litStart, this.pos)
		});
		this._dqEnd = this.pos;
		if (this.pos < len) this.pos++;
		else this.errors.push({
			message: "unterminated double quote",
			pos: contentStart - 1
		});
		this._dqText = text;
		this._dqHasExpansions = hasExpansions;
		this._dqParts = parts;
	}
	readDollar(insideDoubleQuotes = false) {
		const dollarPos = this.pos;
		this.pos++;
		const src = this.src;
		const len = this.srcEnd;
		const bt = this._buildParts || this._buildValue;
		if (this.pos >= len) {
			this._resultText = "$";
			this._resultIsRaw = true;
			this._resultHasExpansion = false;
			this._resultPart = void 0;
			return;
		}
		const logicalPos = skipLineContinuations(src, this.pos, len);
		if (logicalPos > this.pos && src.charCodeAt(logicalPos) === 40 && src.charCodeAt(logicalPos + 1) !== 40) this.pos = logicalPos;
		const ch = src.charCodeAt(this.pos);
		if (ch === 40) {
			if (this.pos + 1 < len && src.charCodeAt(this.pos + 1) === 40) {
				const savedPos = this.pos;
				const savedErrors = this.errors.length;
				this.readArithmeticExpansion(dollarPos);
				if (!this._notArithmetic) return;
				this.errors.length = savedErrors;
				this.pos = savedPos;
			}
			this.readCommandSubstitution(dollarPos);
			return;
		}
		if (ch === 123) {
			const after = this.pos + 1 < len ? src.charCodeAt(this.pos + 1) : 0;
			if (after === 32 || after === 9 || after === 10) {
				this.readBraceCommandSubstitution();
				return;
			}
			if (after === 124) {
				this.readValueSubstitution();
				return;
			}
			this.readParameterExpansion(insideDoubleQuotes);
			return;
		}
		if (ch === 39) {
			this.pos++;
			if (bt) {
				const value = this.readAnsiCQuoted();
				this._resultText = value;
				this._resultPart = this._buildParts ? {
					type: "AnsiCQuoted",
					pos: dollarPos,
					end: this.pos,
					text: src.slice(dollarPos, this.pos),
					value
				} : void 0;
			} else {
				this.skipAnsiCQuoted();
				this._resultText = "";
				this._resultPart = void 0;
			}
			this._resultIsRaw = false;
			this._resultHasExpansion = false;
			return;
		}
		if (ch === 34) {
			this.pos++;
			this.readDoubleQuoted(insideDoubleQuotes);
			this._resultText = this._dqText;
			this._resultIsRaw = false;
			this._resultHasExpansion = this._dqHasExpansions;
			if (this._buildParts) {
				const text = src.slice(dollarPos, this.pos);
				this._resultPart = {
					type: "LocaleString",
					pos: dollarPos,
					end: this.pos,
					text,
					parts: this._dqParts ?? [{
						type: "Literal",
						pos: dollarPos + 2,
						end: this._dqEnd,
						value: this._dqText,
						text: src.slice(dollarPos + 2, this._dqEnd)
					}]
				};
			} else this._resultPart = void 0;
			return;
		}
		if (ch === 64 || ch === 42 || ch === 35 || ch === 63 || ch === 45 || ch === 36 || ch === 33 || ch >= 48 && ch <= 57) {
			this.pos++;
			const text = bt ? src.slice(this.pos - 2, this.pos) : "";
			this._resultText = text;
			this._resultIsRaw = true;
			this._resultHasExpansion = false;
			this._resultPart = this._buildParts ? {
				type: "SimpleExpansion",
				pos: dollarPos,
				end: this.pos,
				text
			} : void 0;
			return;
		}
		if (ch < 128 && isIdChar[ch] & 1) {
			const namePos = this.pos - 1;
			while (this.pos < len) {
				const c = src.charCodeAt(this.pos);
				if (c < 128 && isIdChar[c] & 2) this.pos++;
				else break;
			}
			const text = bt ? src.slice(namePos, this.pos) : "";
			this._resultText = text;
			this._resultIsRaw = true;
			this._resultHasExpansion = false;
			this._resultPart = this._buildParts ? {
				type: "SimpleExpansion",
				pos: dollarPos,
				end: this.pos,
				text
			} : void 0;
			return;
		}
		if (ch === 91) {
			const errorCount = this._errors === null ? 0 : this._errors.length;
			const close = this.findClosingArithmeticBracket(this.pos + 1);
			if (close !== -1) {
				const bodyStart = this.pos + 1;
				const body = src.slice(bodyStart, close);
				this.pos = close + 1;
				const text = bt ? src.slice(dollarPos, this.pos) : "";
				this._resultText = text;
				this._resultIsRaw = true;
				this._resultHasExpansion = false;
				this._resultPart = this._buildParts ? this.arithmeticExpansion(bodyStart - 2, text, body, bodyStart) : void 0;
				return;
			}
			if (this._errors !== null) this._errors.length = errorCount;
		}
		this._resultText = "$";
		this._resultIsRaw = true;
		this._resultHasExpansion = false;
		this._resultPart = void 0;
	}
	scanArithmeticBody() {
		this._notArithmetic = false;
		this._arithUnterminated = false;
		this.pos += 2;
		let depth = 1;
		let parenDepth = 0;
		let parentParenDepth = 0;
		let parenDepths;
		let reported = false;
		const src = this.src;
		const len = this.srcEnd;
		const start = this.pos;
		while (this.pos < len && depth > 0) {
			const c = src.charCodeAt(this.pos);
			if (c === 92) this.pos += this.pos + 1 < len ? 2 : 1;
			else if (c === 39) {
				this.pos++;
				this.skipSQ();
			} else if (c === 34) {
				this.pos++;
				this.skipDQ();
			} else if (c === 96) {
				this.pos++;
				while (this.pos < len && src.charCodeAt(this.pos) !== 96) {
					if (src.charCodeAt(this.pos) === 92) this.pos++;
					this.pos++;
				}
				if (this.pos < len) this.pos++;
			} else if (c === 36 && this.pos + 2 < len && src.charCodeAt(this.pos + 1) === 40 && src.charCodeAt(this.pos + 2) !== 40) {
				const dollarPos = this.pos;
				this.pos += 2;
				this.extractBalanced();
				if (this._unbalanced) this.errors.push({
					message: "unterminated command substitution",
					pos: dollarPos
				});
			} else if (c === 36 && this.pos + 1 < len && src.charCodeAt(this.pos + 1) === 123) {
				const close = this.findClosingBrace(this.pos + 2, len);
				this.pos = close === -1 ? len : close + 1;
			} else if ((c === 60 || c === 62) && this.pos + 1 < len && src.charCodeAt(this.pos + 1) === 40) {
				this.pos += 2;
				this.extractBalanced();
			} else if (c === 40) {
				if (src.charCodeAt(this.pos - 1) === 36 && src.charCodeAt(this.pos + 1) === 40) {
					if (depth === 1) parentParenDepth = parenDepth;
					else (parenDepths ?? (parenDepths = [])).push(parenDepth);
					depth++;
					parenDepth = 0;
					if (depth + this._nestingDepth > 256 && !reported) {
						this.errors.push({
							message: "maximum arithmetic expansion nesting depth exceeded",
							pos: this.pos - 1
						});
						reported = true;
					}
					this.pos += 2;
				} else {
					if (++parenDepth + depth - 1 + this._nestingDepth > 256 && !reported) {
						this.errors.push({
							message: "maximum arithmetic expression nesting depth exceeded",
							pos: this.pos
						});
						reported = true;
					}
					this.pos++;
				}
			} else if (c === 41 && parenDepth > 0) {
				parenDepth--;
				this.pos++;
			} else if (c === 41 && this.pos + 1 < len && src.charCodeAt(this.pos + 1) === 41) {
				if (--depth === 0) {
					this.pos += 2;
					break;
				}
				parenDepth = depth === 1 ? parentParenDepth : parenDepths.pop();
				this.pos += 2;
			} else if (c === 41 && depth === 1) {
				this._notArithmetic = true;
				return "";
			} else this.pos++;
		}
		const bt = this._buildParts || this._buildValue;
		if (depth > 0) {
			this._arithUnterminated = true;
			return bt ? src.slice(start, this.pos) : "";
		}
		return bt ? src.slice(start, this.pos - 2) : "";
	}
	readArithmeticExpansion(dollarPos) {
		const bodyStart = this.pos + 2;
		const body = this.scanArithmeticBody();
		if (this._notArithmetic) return;
		if (this._arithUnterminated) this.errors.push({
			message: "unterminated arithmetic expansion",
			pos: dollarPos
		});
		const text = this._buildParts || this._buildValue ? this.src.slice(dollarPos, this.pos) : "";
		this._resultText = text;
		this._resultIsRaw = true;
		this._resultHasExpansion = false;
		this._resultPart = this._buildParts ? this.arithmeticExpansion(dollarPos, text, body, bodyStart) : void 0;
	}
	arithmeticExpansion(pos, text, body, bodyStart) {
		return new ArithmeticExpansionImpl(pos, this.pos, text, {
			source: this.src,
			body,
			offset: bodyStart,
			depth: this._nestingDepth,
			context: this.substitutionContext
		});
	}
	readArithmeticCommand(out, tokenStart) {
		const savedBuildValue = this._buildValue;
		this._buildValue = true;
		const body = this.scanArithmeticBody();
		this._buildValue = savedBuildValue;
		if (this._arithUnterminated) this.errors.push({
			message: "unterminated arithmetic command",
			pos: tokenStart
		});
		setToken(out, Token.ArithCmd, body, tokenStart, this.pos);
	}
	readCommandSubstitution(dollarPos) {
		const openPos = this.pos;
		this.pos++;
		const inner = this.extractBalanced();
		if (this._unbalanced) this.errors.push({
			message: "unterminated command substitution",
			pos: dollarPos
		});
		const bt = this._buildParts || this._buildValue;
		const rawText = bt ? this.src.slice(dollarPos, this.pos) : "";
		const text = !bt || openPos === dollarPos + 1 ? rawText : "$" + this.src.slice(openPos, this.pos);
		this._resultText = text;
		this._resultIsRaw = openPos === dollarPos + 1;
		this._resultHasExpansion = true;
		if (this._buildParts) this._resultPart = this.commandExpansion(dollarPos, rawText, openPos + 1, inner, !this._unbalanced);
		else this._resultPart = void 0;
	}
	readBraceCommandSubstitution() {
		this.readBraceSubstitution(1);
	}
	readValueSubstitution() {
		this.readBraceSubstitution(2);
	}
	readBraceSubstitution(skip) {
		const dollarPos = this.pos - 1;
		this.pos += skip;
		const src = this.src;
		const len = this.srcEnd;
		let depth = 1;
		const start = this.pos;
		while (this.pos < len) {
			const c = src.charCodeAt(this.pos);
			if (c === 123) depth++;
			else if (c === 125) {
				if (--depth === 0) {
					this.pos++;
					break;
				}
			} else if (c === 39) {
				this.pos++;
				this.skipSQ();
				continue;
			} else if (c === 34) {
				this.pos++;
				this.skipDQ();
				continue;
			} else if (c === 92) this.pos++;
			this.pos++;
		}
		this._resultIsRaw = true;
		this._resultHasExpansion = true;
		if (this._buildParts || this._buildValue) {
			const rawInner = src.slice(start, this.pos - 1);
			const inner = rawInner.trim();
			const text = src.slice(dollarPos, this.pos);
			this._resultText = text;
			if (this._buildParts) {
				const innerStart = start + (rawInner.length - rawInner.trimStart().length);
				this._resultPart = this.commandExpansion(dollarPos, text, innerStart, inner);
			} else this._resultPart = void 0;
		} else {
			this._resultText = "";
			this._resultPart = void 0;
		}
	}
	readBacktickExpansion(insideDoubleQuotes = false) {
		this.pos++;
		const src = this.src;
		const len = this.srcEnd;
		const start = this.pos;
		if (!this._buildParts && !this._buildValue) {
			while (this.pos < len && src.charCodeAt(this.pos) !== 96) {
				if (src.charCodeAt(this.pos) === 92 && this.pos + 1 < len) this.pos++;
				this.pos++;
			}
			if (this.pos < len) this.pos++;
			else this.errors.push({
				message: "unterminated backtick",
				pos: start - 1
			});
			this._resultText = "";
			this._resultIsRaw = false;
			this._resultHasExpansion = true;
			this._resultPart = void 0;
			return;
		}
		let inner = "";
		let hasEscapes = false;
		while (this.pos < len && src.charCodeAt(this.pos) !== 96) {
			if (src.charCodeAt(this.pos) === 92) {
				hasEscapes = true;
				break;
			}
			this.pos++;
		}
		if (!hasEscapes) inner = src.slice(start, this.pos);
		else {
			inner = src.slice(start, this.pos);
			while (this.pos < len && src.charCodeAt(this.pos) !== 96) if (src.charCodeAt(this.pos) === 92) {
				this.pos++;
				if (this.pos < len) {
					const c = src.charCodeAt(this.pos);
					if (c === 36 || c === 96 || c === 92 || insideDoubleQuotes && c === 34) inner += src[this.pos];
					else inner += "\\" + src[this.pos];
					this.pos++;
				}
			} else {
				const runStart = this.pos;
				while (this.pos < len) {
					const c = src.charCodeAt(this.pos);
					if (c === 96 || c === 92) break;
					this.pos++;
				}
				inner += src.slice(runStart, this.pos);
			}
		}
		if (this.pos < len) this.pos++;
		else this.errors.push({
			message: "unterminated backtick",
			pos: start - 1
		});
		const text = src.slice(start - 1, this.pos);
		this._resultText = inner;
		this._resultHasExpansion = true;
		if (this._buildParts) this._resultPart = hasEscapes ? this.decodedCommandExpansion(start - 1, text, inner) : this.commandExpansion(start - 1, text, start, inner);
		else this._resultPart = void 0;
	}
	readParameterExpansion(insideDoubleQuotes) {
		const src = this.src;
		const len = this.srcEnd;
		const start = this.pos;
		this.pos++;
		let depth = 1;
		let reported = false;
		while (this.pos < len && depth > 0) {
			const ch = src.charCodeAt(this.pos);
			if (ch === 36) {
				const next = this.pos + 1 < len ? src.charCodeAt(this.pos + 1) : 0;
				if (next === 123) {
					depth++;
					if (this._nestingDepth + depth > 256 && !reported) {
						this.errors.push({
							message: "maximum parameter expansion nesting depth exceeded",
							pos: this.pos
						});
						reported = true;
					}
					this.pos += 2;
					continue;
				}
				if (next === 36) {
					this.pos += 2;
					continue;
				}
				if (next === 40) {
					const dollarPos = this.pos;
					this.pos += 2;
					this.extractBalanced();
					if (this._unbalanced) this.errors.push({
						message: "unterminated command substitution",
						pos: dollarPos
					});
					continue;
				}
			} else if (ch === 96) {
				this.pos++;
				while (this.pos < len && src.charCodeAt(this.pos) !== 96) {
					if (src.charCodeAt(this.pos) === 92) this.pos++;
					this.pos++;
				}
				if (this.pos < len) this.pos++;
				continue;
			} else if (ch === 125) {
				if (--depth === 0) {
					this.pos++;
					break;
				}
			} else if (ch === 92) {
				if (this.pos + 1 < len) this.pos++;
			} else if (ch === 39) {
				this.pos++;
				if (this.pos > start + 1 && src.charCodeAt(this.pos - 2) === 36) this.skipAnsiCQuoted();
				else this.skipSQ();
				continue;
			} else if (ch === 34) {
				this.pos++;
				this.skipDQ();
				continue;
			}
			this.pos++;
		}
		const closed = depth === 0;
		if (!closed) this.errors.push({
			message: "unterminated parameter expansion",
			pos: start - 1
		});
		const text = this._buildParts || this._buildValue ? src.slice(start - 1, this.pos) : "";
		this._resultText = text;
		this._resultIsRaw = true;
		this._resultHasExpansion = false;
		if (this._buildParts) {
			const inner = src.slice(start + 1, closed ? this.pos - 1 : this.pos);
			this._resultPart = this.parseParamInner(text, inner, start + 1, insideDoubleQuotes);
		} else this._resultPart = void 0;
	}
	parseParamInner(text, inner, innerStart, insideDoubleQuotes) {
		const result = {
			type: "ParameterExpansion",
			pos: innerStart - 2,
			end: this.pos,
			text,
			parameter: "",
			parameterPos: innerStart,
			parameterEnd: innerStart,
			prefix: void 0,
			index: void 0,
			operation: void 0
		};
		const ilen = inner.length;
		if (ilen === 0) return result;
		const sub = (a, b, context = "word") => this.parseSubFieldWord(innerStart + a, innerStart + b, context);
		const closeBracket = (start) => {
			const close = this.findClosingBracket(innerStart + start, innerStart + ilen);
			return close === -1 ? -1 : close - innerStart;
		};
		let i = 0;
		if (ilen > 1 && inner.charCodeAt(0) === 33) {
			result.prefix = "!";
			i = 1;
		}
		if (ilen > 1 && inner.charCodeAt(0) === 35) {
			const nameEnd = this.scanParamName(inner, 1);
			let parameterEnd = nameEnd;
			let indexEnd = -1;
			if (parameterEnd < ilen && inner.charCodeAt(parameterEnd) === 91) {
				indexEnd = closeBracket(parameterEnd + 1);
				if (indexEnd !== -1) parameterEnd = indexEnd + 1;
			}
			if (nameEnd > 1 && parameterEnd === ilen) {
				result.prefix = "#";
				result.parameter = inner.slice(1, nameEnd);
				result.parameterPos = innerStart + 1;
				result.parameterEnd = innerStart + nameEnd;
				if (indexEnd !== -1) result.index = sub(nameEnd + 1, indexEnd, "embedded");
				return result;
			}
		}
		const nameStart = i;
		i = this.scanParamName(inner, i);
		result.parameter = inner.slice(nameStart, i);
		result.parameterPos = innerStart + nameStart;
		result.parameterEnd = innerStart + i;
		if (i < ilen && inner.charCodeAt(i) === 91) {
			const closeB = closeBracket(i + 1);
			if (closeB !== -1) {
				result.index = sub(i + 1, closeB, "embedded");
				i = closeB + 1;
			}
		}
		if (i >= ilen) return result;
		const pos = innerStart + i;
		const end = innerStart + ilen;
		const opChar = inner.charCodeAt(i);
		const nextChar = inner.charCodeAt(i + 1);
		const defaultChar = inner[opChar === 58 ? i + 1 : i];
		if (defaultChar === "-" || defaultChar === "=" || defaultChar === "+" || defaultChar === "?") {
			const operandStart = i + (opChar === 58 ? 2 : 1);
			result.operation = {
				type: "Default",
				pos,
				end,
				operatorEnd: innerStart + operandStart,
				operator: opChar === 58 ? `:${defaultChar}` : defaultChar,
				operand: sub(operandStart, ilen, insideDoubleQuotes ? "quoted" : "word")
			};
			return result;
		}
		if (opChar === 58) {
			i++;
			const sliceStart = innerStart + i;
			const colonIdx = findUnnested(inner.slice(i), 58, true, (index, quoted) => {
				return this.findNestedShellEnd(sliceStart + index, end, quoted) - sliceStart;
			});
			result.operation = {
				type: "Slice",
				pos,
				end,
				operatorEnd: sliceStart,
				operator: ":",
				offset: sub(i, colonIdx === -1 ? ilen : i + colonIdx, "embedded"),
				length: colonIdx === -1 ? void 0 : sub(i + colonIdx + 1, ilen, "embedded")
			};
			return result;
		}
		if (opChar === 35 || opChar === 37) {
			const doubled = nextChar === opChar;
			const operator = opChar === 35 ? doubled ? "##" : "#" : doubled ? "%%" : "%";
			const operandStart = i + (doubled ? 2 : 1);
			result.operation = {
				type: "Remove",
				pos,
				end,
				operatorEnd: innerStart + operandStart,
				operator,
				operand: sub(operandStart, ilen)
			};
			return result;
		}
		if (opChar === 47) {
			i++;
			let operator = "/";
			if (nextChar === 47 || nextChar === 35 || nextChar === 37) {
				operator = nextChar === 47 ? "//" : nextChar === 35 ? "/#" : "/%";
				i++;
			}
			let separatorStart = i;
			if (nextChar === 47) {
				separatorStart = skipLineContinuations(inner, i, ilen);
				if (inner.charCodeAt(separatorStart) === 47) separatorStart++;
			}
			const sepIdx = findUnnested(inner.slice(separatorStart), 47);
			const patternEnd = sepIdx === -1 ? ilen : separatorStart + sepIdx;
			result.operation = {
				type: "Replace",
				pos,
				end,
				operatorEnd: innerStart + i,
				operator,
				pattern: sub(i, patternEnd),
				replacement: sub(sepIdx === -1 ? ilen : patternEnd + 1, ilen)
			};
			return result;
		}
		if (opChar === 94 || opChar === 44) {
			const doubled = nextChar === opChar;
			const operator = opChar === 94 ? doubled ? "^^" : "^" : doubled ? ",," : ",";
			const operandStart = i + (doubled ? 2 : 1);
			result.operation = {
				type: "CaseModification",
				pos,
				end,
				operatorEnd: innerStart + operandStart,
				operator,
				operand: operandStart === ilen ? void 0 : sub(operandStart, ilen)
			};
			return result;
		}
		if (result.prefix === "!" && result.index === void 0 && i + 1 === ilen && (opChar === 64 || opChar === 42)) {
			result.operation = {
				type: "Names",
				pos,
				end,
				operatorEnd: end,
				operator: opChar === 64 ? "@" : "*"
			};
			return result;
		}
		if (opChar === 64) {
			result.operation = {
				type: "Transform",
				pos,
				end,
				operatorEnd: pos + 1,
				operator: "@",
				operand: sub(i + 1, ilen)
			};
			return result;
		}
		result.operation = {
			type: "Unknown",
			pos,
			end,
			operatorEnd: end,
			operator: inner.slice(i)
		};
		return result;
	}
	findNestedShellEnd(start, end, quoted) {
		const ch = this.src.charCodeAt(start);
		if (ch === 96) {
			let pos = start + 1;
			while (pos < end) {
				const current = this.src.charCodeAt(pos);
				if (current === 92) {
					pos += 2;
					continue;
				}
				pos++;
				if (current === 96) return pos;
			}
			return end;
		}
		let close;
		if (ch === 36) {
			const next = start + 1;
			if (next < end && this.src.charCodeAt(next) === 123) close = this.findClosingBrace(next + 1, end);
			else {
				const open = skipLineContinuations(this.src, next, end);
				if (open >= end || this.src.charCodeAt(open) !== 40) return start;
				close = this.findClosingParenthesis(open + 1, end);
			}
		} else {
			const open = start + 1;
			if (quoted || ch !== 60 && ch !== 62 || open >= end || this.src.charCodeAt(open) !== 40) return start;
			close = this.findClosingParenthesis(open + 1, end);
		}
		return close === -1 ? end : close + 1;
	}
	scanParamName(s, start) {
		let i = start;
		if (i >= s.length) return i;
		const c = s.charCodeAt(i);
		if (c === 64 || c === 42 || c === 35 || c === 63 || c === 45 || c === 36 || c === 33) return i + 1;
		if (c >= 48 && c <= 57) {
			while (i < s.length && s.charCodeAt(i) >= 48 && s.charCodeAt(i) <= 57) i++;
			return i;
		}
		if (c >= 97 && c <= 122 || c >= 65 && c <= 90 || c === 95) {
			i++;
			while (i < s.length) {
				const ch = s.charCodeAt(i);
				if (ch >= 97 && ch <= 122 || ch >= 65 && ch <= 90 || ch >= 48 && ch <= 57 || ch === 95) i++;
				else break;
			}
		}
		return i;
	}
	readAnsiCQuoted() {
		const quotePos = this.pos - 1;
		const result = decodeAnsiCQuoted(this.src, this.pos, this.srcEnd);
		this.pos = result.end;
		if (!result.closed) this.errors.push({
			message: "unterminated ANSI-C quote",
			pos: quotePos
		});
		return result.value;
	}
	extractBalanced(useGrammar = true, quoteOnly = false) {
		const src = this.src;
		const len = this.srcEnd;
		const bt = this._buildParts || this._buildValue;
		let depth = quoteOnly ? 0 : 1;
		const start = this.pos;
		this._unbalanced = false;
		const knownEnd = useGrammar && !quoteOnly ? this.substitutionContext.boundaries?.get(start) : void 0;
		if (knownEnd !== void 0 && knownEnd <= len && this._nestingDepth < 256) {
			this.pos = knownEnd;
			return bt ? src.slice(start, knownEnd - 1) : "";
		}
		let wordStart = true;
		while (!quoteOnly && this.pos < len) {
			const c = src.charCodeAt(this.pos);
			if (c === 41) {
				const result = bt ? src.slice(start, this.pos) : "";
				this.pos++;
				return result;
			} else if (c === 40 || c === 92 || c === 39 || c === 34 || c === 96 || c === 36 && (src.charCodeAt(this.pos + 1) === 39 || src.charCodeAt(this.pos + 1) === 36 || src.charCodeAt(this.pos + 1) === 123)) break;
			else if (c === 60 && this.pos + 1 < len && src.charCodeAt(this.pos + 1) === 60) break;
			else if (c === 35 && wordStart) break;
			else if (c === 99 && wordStart && this.pos + 3 < len && src.charCodeAt(this.pos + 1) === 97 && src.charCodeAt(this.pos + 2) === 115 && src.charCodeAt(this.pos + 3) === 101 && (this.pos + 4 >= len || src.charCodeAt(this.pos + 4) < 128 && charType[src.charCodeAt(this.pos + 4)] & 1)) break;
			else {
				wordStart = c < 128 && (charType[c] & 1) !== 0;
				this.pos++;
			}
		}
		let caseDepth = 0;
		let caseParens = 0;
		const wordStartAfterParen = [];
		let pendingDelims = null;
		let scripts;
		let arithBase = -1;
		let arithExtent = start >= 2 && src.charCodeAt(start) === 40 && src.charCodeAt(start - 1) === 40 && src.charCodeAt(start - 2) === 36;
		let substitutions = 0;
		let reported = false;
		const quotes = quoteOnly ? [{
			close: 34,
			depth: 0
		}] : [];
		let quotedDepth = quoteOnly ? 1 : 0;
		let parameterDepth = 0;
		let arithmeticOpens;
		let continuedDollarPos = -1;
		let continuedParenPos = -1;
		let escapedEnd = -1;
		let lastParenEnd = -1;
		let checkedGrammar = false;
		while (this.pos < len && (depth > 0 || quotes.length > 0)) {
			let ch = src.charCodeAt(this.pos);
			const quote = quotes.length === 0 ? void 0 : quotes[quotes.length - 1];
			if (quote !== void 0 && quote.depth === depth) {
				let commandOpen = false;
				if (ch === 92) {
					this.pos = Math.min(this.pos + 2, len);
					continue;
				}
				if (ch === quote.close) {
					quotes.pop();
					if (ch === 34) quotedDepth--;
					else parameterDepth--;
					this.pos++;
					if (quoteOnly && depth === 0 && quotes.length === 0) return "";
					continue;
				}
				if (ch === 34) {
					quotes.push({
						close: 34,
						depth
					});
					quotedDepth++;
				} else if (ch === 39 && quote.close === 125) {
					this.pos++;
					this.skipSQ();
					continue;
				} else if (ch === 96) {
					this.pos++;
					while (this.pos < len && src.charCodeAt(this.pos) !== 96) {
						if (src.charCodeAt(this.pos) === 92) this.pos++;
						if (this.pos < len) this.pos++;
					}
					if (this.pos < len) this.pos++;
					continue;
				} else if (ch === 36) {
					const next = src.charCodeAt(this.pos + 1);
					if (next === 39 && quote.close === 125) {
						this.pos += 2;
						this.skipAnsiCQuoted();
						continue;
					}
					if (next === 123) {
						quotes.push({
							close: 125,
							depth
						});
						parameterDepth++;
						this.pos++;
					} else if (next === 40) {
						this.pos++;
						ch = 40;
						commandOpen = true;
					} else if (next === 36) {
						this.pos += src.charCodeAt(this.pos + 2) === 40 ? 1 : 2;
						continue;
					}
				}
				if (!reported && this._nestingDepth + Math.max(quotedDepth, parameterDepth) > 256) {
					this.errors.push({
						message: "maximum word nesting depth exceeded",
						pos: this.pos
					});
					reported = true;
				}
				if (!commandOpen) {
					this.pos++;
					while (this.pos < len) {
						const c = src.charCodeAt(this.pos);
						if (c === 92 || c === 34 || c === 36 || c === 96 || c === 125 || c === 39) break;
						this.pos++;
					}
					continue;
				}
			}
			if (ch === 35 && lastParenEnd !== -1 && !arithExtent && arithBase < 0 && useGrammar && !checkedGrammar && this._nestingDepth + (scripts?.length ?? 0) < 256 && skipBlanks(src, lastParenEnd, len) === this.pos) {
				checkedGrammar = true;
				const scope = scripts?.[scripts.length - 1];
				const end = this.findSubstitutionEnd(scope?.start ?? start, len, this._nestingDepth + (scripts?.length ?? 0) + 1);
				if (end !== -1) {
					if (scope === void 0) {
						this.pos = end;
						return bt ? src.slice(start, end - 1) : "";
					}
					this.pos = end - 1;
					depth = scope.depth + 1;
					caseDepth = 0;
					caseParens = 0;
					wordStartAfterParen.length = scope.parens + 1;
					ch = 41;
				}
			}
			if (ch === 40) {
				const prev = this.pos > start && this.pos !== escapedEnd ? src.charCodeAt(this.pos - 1) : 0;
				const commandDollarPos = prev === 36 ? this.pos - 1 : this.pos === continuedParenPos ? continuedDollarPos : -1;
				const wordParen = commandDollarPos !== -1 || prev === 60 || prev === 62 || prev === 61 || prev === 64 || prev === 63 || prev === 42 || prev === 43 || prev === 33 || prev === 40 && wordStartAfterParen[wordStartAfterParen.length - 1] === false || arithExtent && this.pos === start;
				const script = commandDollarPos !== -1 && src.charCodeAt(this.pos + 1) !== 40 || (prev === 60 || prev === 62) && arithBase < 0 && !arithExtent;
				if (script) {
					(scripts ?? (scripts = [])).push({
						start: this.pos + 1,
						dollar: commandDollarPos,
						depth,
						parens: wordStartAfterParen.length,
						caseDepth,
						caseParens,
						arithBase,
						arithExtent,
						substitutions,
						checkedGrammar,
						pendingDelims
					});
					caseDepth = 0;
					caseParens = 0;
					arithBase = -1;
					arithExtent = false;
					checkedGrammar = false;
					pendingDelims = null;
				}
				wordStartAfterParen.push(!wordParen);
				wordStart = true;
				if (!script && arithBase < 0 && this.pos + 1 < len && src.charCodeAt(this.pos + 1) === 40) arithBase = depth;
				if (commandDollarPos !== -1) {
					if (script) substitutions++;
					else (arithmeticOpens ?? (arithmeticOpens = [])).push(depth);
					if (substitutions + (arithmeticOpens?.length ?? 0) + this._nestingDepth + (quoteOnly ? 0 : 1) > 256 && !reported) {
						this.errors.push({
							message: "maximum command substitution nesting depth exceeded",
							pos: commandDollarPos
						});
						reported = true;
					}
				}
				continuedDollarPos = -1;
				continuedParenPos = -1;
				depth++;
				if (caseDepth > 0) caseParens++;
				this.pos++;
			} else if (ch === 41) {
				if (caseDepth > 0 && caseParens === 0) {
					this.pos++;
					wordStart = true;
				} else {
					if (caseDepth > 0) caseParens--;
					depth--;
					if (depth === 0 && !quoteOnly) {
						const result = bt ? src.slice(start, this.pos) : "";
						this.pos++;
						return result;
					}
					if (depth <= arithBase) arithBase = -1;
					if (arithmeticOpens !== void 0) while (arithmeticOpens.length > 0 && arithmeticOpens[arithmeticOpens.length - 1] >= depth) arithmeticOpens.pop();
					wordStart = wordStartAfterParen.pop() ?? true;
					this.pos++;
					const scope = scripts?.[scripts.length - 1];
					if (scope !== void 0 && scope.depth === depth) {
						scripts.pop();
						caseDepth = scope.caseDepth;
						caseParens = scope.caseParens;
						arithBase = scope.arithBase;
						arithExtent = scope.arithExtent;
						substitutions = scope.substitutions;
						checkedGrammar = scope.checkedGrammar;
						pendingDelims = scope.pendingDelims;
					}
				}
				lastParenEnd = this.pos;
			} else if (ch === 92) {
				if (this.pos > start && src.charCodeAt(this.pos - 1) === 36) {
					const logicalPos = skipLineContinuations(src, this.pos, len);
					if (logicalPos > this.pos && src.charCodeAt(logicalPos) === 40 && src.charCodeAt(logicalPos + 1) !== 40) {
						continuedDollarPos = this.pos - 1;
						continuedParenPos = logicalPos;
					}
				}
				this.pos++;
				if (this.pos < len) {
					if (src.charCodeAt(this.pos) !== 10) wordStart = false;
					this.pos++;
				}
				escapedEnd = this.pos;
			} else if (ch === 36) {
				const next = src.charCodeAt(++this.pos);
				if (next === 39) {
					this.pos++;
					this.skipAnsiCQuoted();
				} else if (next === 36) this.pos++;
				else if (next === 123 && !isBraceCommandOpener(src.charCodeAt(this.pos + 1))) {
					quotes.push({
						close: 125,
						depth
					});
					parameterDepth++;
					this.pos++;
				}
				wordStart = false;
			} else if (ch === 39) {
				this.pos++;
				this.skipSQ();
				wordStart = false;
			} else if (ch === 34) {
				quotes.push({
					close: 34,
					depth
				});
				quotedDepth++;
				this.pos++;
				wordStart = false;
			} else if (ch === 96) {
				this.pos++;
				while (this.pos < len && src.charCodeAt(this.pos) !== 96) {
					if (src.charCodeAt(this.pos) === 92) this.pos++;
					if (this.pos < len) this.pos++;
				}
				if (this.pos < len) this.pos++;
				wordStart = false;
			} else if (ch === 60 && arithBase < 0 && this.pos + 1 < len && src.charCodeAt(this.pos + 1) === 60) {
				if (this.pos + 2 < len && src.charCodeAt(this.pos + 2) === 60) this.pos += 3;
				else {
					this.pos += 2;
					const strip = this.pos < len && src.charCodeAt(this.pos) === 45;
					if (strip) this.pos++;
					this.skipSpacesAndTabs();
					this.readHereDocDelimiter();
					if (this._hereDelim || this._hereQuoted) (pendingDelims ?? (pendingDelims = [])).push({
						delimiter: this._hereDelim,
						strip,
						quoted: this._hereQuoted
					});
				}
				wordStart = false;
			} else if (ch === 10 && pendingDelims) {
				this.pos++;
				for (const hd of pendingDelims) this.skipHereDocBody(hd.delimiter, hd.strip, true, hd.quoted);
				pendingDelims = null;
				wordStart = true;
			} else if (ch === 35 && arithBase < 0 && !arithExtent && wordStart) while (this.pos < len && src.charCodeAt(this.pos) !== 10) this.pos++;
			else {
				const wStart = this.pos;
				while (this.pos < len) {
					const wc = src.charCodeAt(this.pos);
					if (wc < 128 && charType[wc]) break;
					this.pos++;
				}
				if (this.pos > wStart) {
					if (this.pos - wStart === 4 && wordStart && arithBase < 0 && !arithExtent) {
						const c0 = src.charCodeAt(wStart);
						if (c0 === 99 && src.charCodeAt(wStart + 1) === 97 && src.charCodeAt(wStart + 2) === 115 && src.charCodeAt(wStart + 3) === 101) caseDepth++;
						else if (c0 === 101 && src.charCodeAt(wStart + 1) === 115 && src.charCodeAt(wStart + 2) === 97 && src.charCodeAt(wStart + 3) === 99 && caseDepth > 0) {
							caseDepth--;
							if (caseDepth === 0) caseParens = 0;
						}
					}
					wordStart = false;
				} else {
					const wc = src.charCodeAt(this.pos);
					wordStart = wc < 128 && (charType[wc] & 1) !== 0;
					this.pos++;
				}
			}
		}
		this._unbalanced = true;
		if (quoteOnly && scripts !== void 0 && scripts.length > 0) this.errors.push({
			message: "unterminated command substitution",
			pos: scripts[0].dollar
		});
		return bt ? src.slice(start, this.pos) : "";
	}
};

// node_modules/unbash/dist/arithmetic.js
function opPrec(op) {
	switch (op) {
		case ",": return 1;
		case "=":
		case "+=":
		case "-=":
		case "*=":
		case "/=":
		case "%=":
		case "<<=":
		case ">>=":
		case "&=":
		case "|=":
		case "^=": return 2;
		case "||": return 4;
		case "&&": return 5;
		case "|": return 6;
		case "^": return 7;
		case "&": return 8;
		case "==":
		case "!=": return 9;
		case "<":
		case "<=":
		case ">":
		case ">=": return 10;
		case "<<":
		case ">>": return 11;
		case "+":
		case "-": return 12;
		case "*":
		case "/":
		case "%": return 13;
		case "**": return 14;
		case "?": return 3;
		default: return -1;
	}
}
function trimEnd(src, start, end) {
	while (end > start) {
		const c = src.charCodeAt(end - 1);
		if (c !== 32 && c !== 9 && c !== 10) break;
		end--;
	}
	return end;
}
function opRightAssoc(op) {
	switch (op) {
		case "=":
		case "+=":
		case "-=":
		case "*=":
		case "/=":
		case "%=":
		case "<<=":
		case ">>=":
		case "&=":
		case "|=":
		case "^=":
		case "**": return true;
		default: return false;
	}
}
function parseArithmeticExpression(src, offset = 0, collector, nestingDepth = 0) {
	let pos = 0;
	const len = src.length;
	const initialWordCount = collector?.embeddedWords.length ?? 0;
	function makeWord(start, end, embedded = false) {
		const node = {
			type: "ArithmeticWord",
			pos: start + offset,
			end: end + offset,
			value: src.slice(start, end),
			parts: void 0
		};
		if (embedded) collector?.embeddedWords.push(node);
		return node;
	}
	function skipWS() {
		while (pos < len) {
			const c = src.charCodeAt(pos);
			if (c === 32 || c === 9 || c === 10) pos++;
			else break;
		}
	}
	function tryReadBinOp() {
		if (pos >= len) return null;
		const c = src.charCodeAt(pos);
		const nc = pos + 1 < len ? src.charCodeAt(pos + 1) : 0;
		const nnc = pos + 2 < len ? src.charCodeAt(pos + 2) : 0;
		switch (c) {
			case 44:
				pos++;
				return ",";
			case 61:
				if (nc === 61) {
					pos += 2;
					return "==";
				}
				pos++;
				return "=";
			case 33:
				if (nc === 61) {
					pos += 2;
					return "!=";
				}
				return null;
			case 60:
				if (nc === 60) {
					if (nnc === 61) {
						pos += 3;
						return "<<=";
					}
					pos += 2;
					return "<<";
				}
				if (nc === 61) {
					pos += 2;
					return "<=";
				}
				pos++;
				return "<";
			case 62:
				if (nc === 62) {
					if (nnc === 61) {
						pos += 3;
						return ">>=";
					}
					pos += 2;
					return ">>";
				}
				if (nc === 61) {
					pos += 2;
					return ">=";
				}
				pos++;
				return ">";
			case 43:
				if (nc === 61) {
					pos += 2;
					return "+=";
				}
				if (nc === 43) return null;
				pos++;
				return "+";
			case 45:
				if (nc === 61) {
					pos += 2;
					return "-=";
				}
				if (nc === 45) return null;
				pos++;
				return "-";
			case 42:
				if (nc === 42) {
					pos += 2;
					return "**";
				}
				if (nc === 61) {
					pos += 2;
					return "*=";
				}
				pos++;
				return "*";
			case 47:
				if (nc === 61) {
					pos += 2;
					return "/=";
				}
				pos++;
				return "/";
			case 37:
				if (nc === 61) {
					pos += 2;
					return "%=";
				}
				pos++;
				return "%";
			case 124:
				if (nc === 124) {
					pos += 2;
					return "||";
				}
				if (nc === 61) {
					pos += 2;
					return "|=";
				}
				pos++;
				return "|";
			case 38:
				if (nc === 38) {
					pos += 2;
					return "&&";
				}
				if (nc === 61) {
					pos += 2;
					return "&=";
				}
				pos++;
				return "&";
			case 94:
				if (nc === 61) {
					pos += 2;
					return "^=";
				}
				pos++;
				return "^";
			case 63:
				pos++;
				return "?";
			default: return null;
		}
	}
	function skipTruncatedUnary() {
		skipWS();
		while (pos < len) {
			const c = src.charCodeAt(pos);
			if (c !== 33 && c !== 126 && c !== 43 && c !== 45) break;
			if (src.charCodeAt(pos + 1) === 61) break;
			pos++;
			skipWS();
		}
		if (src.charCodeAt(pos) === 40) {
			let groups = 1;
			pos++;
			while (pos < len && groups > 0) {
				const wordEnd = collector?.findArithmeticWordEnd?.(pos + offset, offset + len) ?? pos + offset;
				if (wordEnd > pos + offset) {
					pos = wordEnd - offset;
					continue;
				}
				const c = src.charCodeAt(pos++);
				if (c === 40) groups++;
				else if (c === 41) groups--;
			}
		} else if (pos < len && src.charCodeAt(pos) !== 41 && src.charCodeAt(pos) !== 58) parseAtom(0);
		skipWS();
		const c = src.charCodeAt(pos);
		if ((c === 43 || c === 45) && src.charCodeAt(pos + 1) === c) pos += 2;
	}
	function recoverExpression(minPrec) {
		skipWS();
		const start = pos;
		if (start === len) return makeWord(start, start);
		const wordCount = collector?.embeddedWords.length ?? 0;
		let ternaries = 0;
		for (;;) {
			skipTruncatedUnary();
			skipWS();
			if (src.charCodeAt(pos) === 58 && ternaries > 0) {
				ternaries--;
				pos++;
				continue;
			}
			const saved = pos;
			const op = tryReadBinOp();
			if (op === null || ternaries === 0 && opPrec(op) < minPrec) {
				pos = saved;
				break;
			}
			if (op === "?") ternaries++;
		}
		if (collector) collector.embeddedWords.length = wordCount;
		return makeWord(start, trimEnd(src, start, pos));
	}
	function parseBinExpr(minPrec, depth) {
		if (depth > 256) return recoverExpression(minPrec);
		let left = parseUnaryExpr(depth);
		while (true) {
			skipWS();
			if (pos >= len) break;
			const saved = pos;
			const op = tryReadBinOp();
			if (!op) break;
			if (op === "?") {
				if (opPrec(op) < minPrec) {
					pos = saved;
					break;
				}
				const consequent = parseBinExpr(1, depth + 1);
				skipWS();
				if (pos < len && src.charCodeAt(pos) === 58) pos++;
				const alternate = parseBinExpr(3, depth + 1);
				left = {
					type: "ArithmeticTernary",
					pos: left.pos,
					end: alternate.end,
					test: left,
					consequent,
					alternate
				};
				continue;
			}
			const prec = opPrec(op);
			if (prec < minPrec) {
				pos = saved;
				break;
			}
			const right = parseBinExpr(opRightAssoc(op) ? prec : prec + 1, depth + 1);
			left = {
				type: "ArithmeticBinary",
				pos: left.pos,
				end: right.end,
				operator: op,
				left,
				right
			};
		}
		return left;
	}
	function parseUnaryExpr(depth) {
		skipWS();
		if (depth > 256) return recoverExpression(15);
		if (pos >= len) return makeWord(pos, pos);
		const start = pos;
		const c = src.charCodeAt(pos);
		const nc = pos + 1 < len ? src.charCodeAt(pos + 1) : 0;
		if (c === 43 && nc === 43) {
			pos += 2;
			const operand = parseUnaryExpr(depth + 1);
			return {
				type: "ArithmeticUnary",
				pos: start + offset,
				end: operand.end,
				operator: "++",
				operand,
				prefix: true
			};
		}
		if (c === 45 && nc === 45) {
			pos += 2;
			const operand = parseUnaryExpr(depth + 1);
			return {
				type: "ArithmeticUnary",
				pos: start + offset,
				end: operand.end,
				operator: "--",
				operand,
				prefix: true
			};
		}
		if (c === 33) {
			pos++;
			const operand = parseUnaryExpr(depth + 1);
			return {
				type: "ArithmeticUnary",
				pos: start + offset,
				end: operand.end,
				operator: "!",
				operand,
				prefix: true
			};
		}
		if (c === 126) {
			pos++;
			const operand = parseUnaryExpr(depth + 1);
			return {
				type: "ArithmeticUnary",
				pos: start + offset,
				end: operand.end,
				operator: "~",
				operand,
				prefix: true
			};
		}
		if (c === 43 && nc !== 43 && nc !== 61) {
			pos++;
			const operand = parseUnaryExpr(depth + 1);
			return {
				type: "ArithmeticUnary",
				pos: start + offset,
				end: operand.end,
				operator: "+",
				operand,
				prefix: true
			};
		}
		if (c === 45 && nc !== 45 && nc !== 61) {
			pos++;
			const operand = parseUnaryExpr(depth + 1);
			return {
				type: "ArithmeticUnary",
				pos: start + offset,
				end: operand.end,
				operator: "-",
				operand,
				prefix: true
			};
		}
		return parsePostfixExpr(depth);
	}
	function parsePostfixExpr(depth) {
		const operand = parseAtom(depth);
		skipWS();
		if (pos + 1 < len) {
			const c = src.charCodeAt(pos);
			const nc = src.charCodeAt(pos + 1);
			if (c === 43 && nc === 43) {
				pos += 2;
				return {
					type: "ArithmeticUnary",
					pos: operand.pos,
					end: pos + offset,
					operator: "++",
					operand,
					prefix: false
				};
			}
			if (c === 45 && nc === 45) {
				pos += 2;
				return {
					type: "ArithmeticUnary",
					pos: operand.pos,
					end: pos + offset,
					operator: "--",
					operand,
					prefix: false
				};
			}
		}
		return operand;
	}
	function parseAtom(depth) {
		skipWS();
		if (pos >= len) return makeWord(pos, pos);
		const c = src.charCodeAt(pos);
		if (c === 40) {
			const start = pos;
			pos++;
			const expr = parseBinExpr(0, depth + 1);
			skipWS();
			if (pos < len && src.charCodeAt(pos) === 41) pos++;
			return {
				type: "ArithmeticGroup",
				pos: start + offset,
				end: pos + offset,
				expression: expr
			};
		}
		if (c === 36) {
			const start = pos;
			const wordCount = collector?.embeddedWords.length ?? 0;
			const atom = readDollarAtom();
			const wordEnd = collector?.findArithmeticWordEnd?.(start + offset, offset + len) ?? pos + offset;
			if (wordEnd > pos + offset) {
				if (collector) collector.embeddedWords.length = wordCount;
				pos = wordEnd - offset;
				return makeWord(start, pos, true);
			}
			return atom;
		}
		if (c === 96 || c === 34 || c === 39) {
			const start = pos;
			pos = (collector?.findArithmeticWordEnd?.(start + offset, offset + len) ?? start + offset + 1) - offset;
			return makeWord(start, pos, true);
		}
		const start = pos;
		const wordCount = collector?.embeddedWords.length ?? 0;
		const atom = readWordAtom();
		const wordEnd = collector?.findArithmeticWordEnd?.(start + offset, offset + len) ?? pos + offset;
		if (wordEnd > pos + offset) {
			if (collector) collector.embeddedWords.length = wordCount;
			pos = wordEnd - offset;
			return makeWord(start, pos, true);
		}
		return atom;
	}
	function readDollarAtom() {
		const start = pos;
		pos++;
		if (pos >= len) return makeWord(start, pos);
		const c = src.charCodeAt(pos);
		if (c === 40) {
			if (pos + 1 < len && src.charCodeAt(pos + 1) === 40) {
				const expansionEnd = collector?.findArithmeticExpansionEnd(start + offset, offset + len) ?? -1;
				if (expansionEnd !== -1) pos = expansionEnd - offset;
				else {
					pos += 2;
					let depth = 1;
					while (pos < len && depth > 0) if (src.charCodeAt(pos) === 40 && src.charCodeAt(pos + 1) === 40) {
						depth++;
						pos += 2;
					} else if (src.charCodeAt(pos) === 41 && src.charCodeAt(pos + 1) === 41) {
						depth--;
						pos += 2;
					} else pos++;
				}
			} else {
				pos++;
				const close = collector?.findClosingParenthesis(pos + offset, offset + len) ?? -1;
				if (close !== -1) pos = close - offset + 1;
				else {
					let depth = 1;
					while (pos < len && depth > 0) {
						const ch = src.charCodeAt(pos++);
						if (ch === 40) depth++;
						else if (ch === 41) depth--;
					}
				}
				const text = src.slice(start, pos);
				return collector ? collector.commandExpansion(start + offset, pos + offset, text) : new ScriptExpansionImpl("ArithmeticCommandExpansion", start + offset, pos + offset, text);
			}
		} else if (c === 123) {
			const close = collector?.findClosingBrace(pos + offset + 1, offset + len) ?? -1;
			if (close !== -1) pos = close - offset + 1;
			else {
				pos++;
				let depth = 1;
				while (pos < len && depth > 0) {
					const ch = src.charCodeAt(pos++);
					if (ch === 123) depth++;
					else if (ch === 125) depth--;
				}
			}
		} else while (pos < len) {
			const ch = src.charCodeAt(pos);
			if (ch >= 97 && ch <= 122 || ch >= 65 && ch <= 90 || ch >= 48 && ch <= 57 || ch === 95) pos++;
			else break;
		}
		return makeWord(start, pos, c === 40 || c === 123);
	}
	function readWordAtom() {
		const start = pos;
		while (pos < len) {
			const c = src.charCodeAt(pos);
			if (c >= 48 && c <= 57 || c >= 65 && c <= 90 || c >= 97 && c <= 122 || c === 95 || c === 35) pos++;
			else break;
		}
		if (pos > start && pos < len && src.charCodeAt(pos) === 91) {
			const close = collector?.findClosingBracket?.(pos + offset + 1, offset + len) ?? -1;
			if (close !== -1) pos = close - offset + 1;
			else {
				pos++;
				let depth = 1;
				while (pos < len && depth > 0) {
					const c = src.charCodeAt(pos);
					if (c === 91) depth++;
					else if (c === 93) depth--;
					pos++;
				}
			}
			return makeWord(start, pos, true);
		}
		if (pos === start) {
			pos++;
			return makeWord(start, pos);
		}
		return makeWord(start, pos);
	}
	skipWS();
	if (pos >= len) return null;
	const start = pos;
	const result = parseBinExpr(0, nestingDepth);
	skipWS();
	if (pos < len) {
		if (collector) collector.embeddedWords.length = initialWordCount;
		return makeWord(start, trimEnd(src, start, len), collector !== void 0);
	}
	return result;
}

// node_modules/unbash/dist/parts.js
const computeBareWordParts = (_source, word) => hasGlobCharacters(word.text) ? parseGlobParts(word.text, 0, word.text.length, void 0, word.pos) : void 0;
function wordPartsResolver(context) {
	return context.wordParts ?? (context.wordParts = (source, word, depth) => computeWordParts(source, word, depth, context));
}
function embeddedPartsResolver(context) {
	return context.embeddedParts ?? (context.embeddedParts = (source, word, depth) => computeEmbeddedWordParts(source, word, depth, context));
}
function arrayPartsResolver(context) {
	return context.arrayParts ?? (context.arrayParts = (source, word, depth) => computeArrayElementParts(source, word, depth, context));
}
/**
* Compute the structural parts of a word by re-scanning the source.
* This is the "cold path" — only called when consumers actually need parts.
*
* Returns undefined for simple words (no quotes, expansions, or special structure).
*/
function computeWordParts(source, word, depth = 0, context = createSubstitutionContext()) {
	const lexer = new Lexer(source, word.pos, word.end, false, context);
	lexer._nestingDepth = depth;
	return lexer.buildWordParts(word.pos) ?? void 0;
}
/** Compute structural parts for a word-like span that may contain shell operators or whitespace. */
function computeEmbeddedWordParts(source, word, depth = 0, context, arithmetic = false) {
	if (!hasEmbeddedWordStructure(source, word.pos, word.end)) return void 0;
	const lexer = new Lexer(source, word.pos, word.end, false, context);
	lexer._nestingDepth = depth;
	return lexer.buildEmbeddedWordParts(word.pos, arithmetic) ?? void 0;
}
function computeArrayElementParts(source, word, depth = 0, context) {
	const lexer = new Lexer(source, word.pos, word.end, false, context);
	lexer._nestingDepth = depth;
	return lexer.buildArrayElementParts(word.pos) ?? void 0;
}
/**
* Compute parts for an unquoted heredoc body.
* Heredoc bodies use different scanning rules than shell words: newlines are
* literal and single/double quotes have no special meaning.
*/
function computeHereDocBodyParts(source, word, depth = 0, context) {
	const lexer = new Lexer(source, word.pos, word.end, false, context);
	lexer._nestingDepth = depth;
	return lexer.buildHereDocParts(word.pos, word.end) ?? void 0;
}

// node_modules/unbash/dist/arithmetic-parts.js
function parseArithmeticWithParts(body, offset, source, depth, context, embeddedDepth = depth) {
	if (!hasEmbeddedWordStructure(source, offset, offset + body.length)) return parseArithmeticExpression(body, offset, void 0, depth) ?? void 0;
	const embeddedWords = [];
	const lexer = new Lexer(source, 0, source.length, false, context);
	lexer._nestingDepth = depth;
	const expression = parseArithmeticExpression(body, offset, {
		embeddedWords,
		commandExpansion: (pos, end, text) => new ScriptExpansionImpl("ArithmeticCommandExpansion", pos, end, text, {
			source,
			start: pos + 2,
			end: end - 1,
			depth: depth + 1,
			parenBoundary: true,
			context
		}),
		findClosingBracket: (start, end) => lexer.findClosingBracket(start, end),
		findClosingBrace: (start, end) => lexer.findClosingBrace(start, end),
		findClosingParenthesis: (start, end) => lexer.findClosingParenthesis(start, end),
		findArithmeticExpansionEnd: (start, end) => lexer.findArithmeticExpansionEnd(start, end),
		findArithmeticWordEnd: (start, end) => lexer.findArithmeticWordEnd(start, end)
	}, depth) ?? void 0;
	if (embeddedDepth <= 256) for (const node of embeddedWords) node.parts = computeEmbeddedWordParts(source, node, embeddedDepth, context, true);
	return expression;
}

// node_modules/unbash/dist/assignment.js
var ArrayValueImpl = class {
	type = "ArrayValue";
	pos;
	end;
	#source;
	#depth;
	#context;
	#elements;
	constructor(source, pos, end, depth, context) {
		this.pos = pos;
		this.end = end;
		this.#source = source;
		this.#depth = depth;
		this.#context = context;
	}
	get elements() {
		if (this.#elements) return this.#elements;
		const lexer = new Lexer(this.#source, this.pos + 1, this.end - 1, false, this.#context);
		lexer._nestingDepth = this.#depth;
		const elements = [];
		while (lexer.peek(LexContext.ArrayElement).token !== Token.EOF) {
			const token = lexer.next(LexContext.ArrayElement);
			if (token.token !== Token.Word && token.token !== Token.Assignment) continue;
			const text = token.raw ? token.value : this.#source.slice(token.pos, token.end);
			const indexed = text.charCodeAt(0) === 91;
			const context = lexer.getSubstitutionContext();
			const source = !indexed && token.raw && token.keywordEligible ? void 0 : this.#source;
			const resolver = source === void 0 ? computeBareWordParts : indexed ? arrayPartsResolver(context) : wordPartsResolver(context);
			elements.push(new WordImpl(text, token.pos, token.end, source, resolver, this.#depth));
		}
		this.#elements = elements;
		return elements;
	}
	toJSON() {
		return {
			type: this.type,
			pos: this.pos,
			end: this.end,
			elements: this.elements
		};
	}
};
var AssignmentImpl = class {
	type = "Assignment";
	pos;
	end;
	text;
	#source;
	#depth;
	#context;
	#operatorPos;
	#name = null;
	#append;
	#index;
	#value = null;
	constructor(text, pos, end, source, operatorPos, depth, context) {
		this.pos = pos;
		this.end = end;
		this.text = text;
		this.#source = source;
		this.#operatorPos = operatorPos;
		this.#depth = depth;
		this.#context = context;
	}
	get name() {
		return this.#name ?? this.resolveTarget();
	}
	get append() {
		if (this.#name === null) this.resolveTarget();
		return this.#append;
	}
	get index() {
		if (this.#name === null) this.resolveTarget();
		return this.#index;
	}
	get value() {
		if (this.#value !== null) return this.#value;
		const start = this.#operatorPos + 1;
		const arrayStart = skipLineContinuations(this.#source, start, this.end);
		this.#value = this.#source.charCodeAt(arrayStart) === 40 && this.#source.charCodeAt(this.end - 1) === 41 ? new ArrayValueImpl(this.#source, arrayStart, this.end, this.#depth, this.#context) : new WordImpl(this.#source.slice(start, this.end), start, this.end, this.#source, wordPartsResolver(this.#context), this.#depth);
		return this.#value;
	}
	resolveTarget() {
		const equal = this.#operatorPos - this.pos;
		let nameEnd = equal;
		let appendPos = equal;
		while (appendPos >= 2 && this.text.charCodeAt(appendPos - 2) === 92 && this.text.charCodeAt(appendPos - 1) === 10) appendPos -= 2;
		if (this.text.charCodeAt(appendPos - 1) === 43) {
			this.#append = true;
			nameEnd = appendPos - 1;
		}
		const bracket = this.text.indexOf("[");
		if (bracket > 0 && bracket < nameEnd) {
			const close = this.text.lastIndexOf("]", equal);
			if (close > bracket) {
				const start = this.pos + bracket + 1;
				const end = this.pos + close;
				this.#index = new WordImpl(this.#source.slice(start, end), start, end, this.#source, embeddedPartsResolver(this.#context), this.#depth);
				nameEnd = bracket;
			}
		}
		const name = this.text.slice(0, nameEnd);
		return this.#name = name.includes("\\\n") ? name.split("\\\n").join("") : name;
	}
	toJSON() {
		return {
			type: this.type,
			pos: this.pos,
			end: this.end,
			text: this.text,
			name: this.name,
			append: this.append,
			index: this.index,
			value: this.value
		};
	}
};

// node_modules/unbash/dist/command.js
const isArgument = (item) => item.type === "Word" || item.type === "Assignment";
var CommandImpl = class {
	type = "Command";
	pos;
	end;
	name;
	prefix;
	suffix;
	#args;
	#redirects;
	constructor(pos, end, name, prefix, suffix) {
		this.pos = pos;
		this.end = end;
		this.name = name;
		this.prefix = prefix;
		this.suffix = suffix;
	}
	get args() {
		if (this.#args === void 0) {
			const suffix = this.suffix;
			this.#args = suffix.every(isArgument) ? suffix : suffix.filter(isArgument);
		}
		return this.#args;
	}
	get redirects() {
		if (this.#redirects === void 0) {
			const redirects = [];
			for (const item of this.prefix) if (item.type !== "Assignment") redirects.push(item);
			for (const item of this.suffix) if (!isArgument(item)) redirects.push(item);
			this.#redirects = redirects;
		}
		return this.#redirects;
	}
	toJSON() {
		return {
			type: this.type,
			pos: this.pos,
			end: this.end,
			name: this.name,
			prefix: this.prefix,
			suffix: this.suffix
		};
	}
};

// node_modules/unbash/dist/heredoc.js
var HereDocBodyImpl = class {
	type = "HereDocBody";
	pos;
	end;
	text = "";
	#source;
	#depth;
	#context;
	#parts;
	constructor(source, pos, quoted, depth, context) {
		this.pos = pos;
		this.end = pos;
		this.#source = source;
		this.#depth = depth;
		this.#context = context;
		this.#parts = quoted ? void 0 : null;
	}
	get parts() {
		if (this.#parts === null) this.#parts = computeHereDocBodyParts(this.#source, this, this.#depth, this.#context);
		return this.#parts;
	}
	toJSON() {
		return {
			type: this.type,
			pos: this.pos,
			end: this.end,
			text: this.text,
			parts: this.parts
		};
	}
};

// node_modules/unbash/dist/parser.js
Lexer._findSubstitutionEnd = findSubstitutionEnd;
ScriptExpansionImpl._resolveScript = parseRegion;
ArithmeticExpansionImpl._resolveExpression = parseArithmeticWithParts;
function isDeclarationCommand(name) {
	switch (name.length) {
		case 5: return name === "local" || name === "alias";
		case 6: return name === "export";
		case 7: return name === "declare" || name === "typeset";
		case 8: return name === "readonly";
		default: return false;
	}
}
var ArithmeticCommandImpl = class {
	type = "ArithmeticCommand";
	pos;
	end;
	body;
	#source;
	#depth;
	#context;
	#expression = null;
	constructor(pos, end, body, source, depth, context) {
		this.pos = pos;
		this.end = end;
		this.body = body;
		this.#source = source;
		this.#depth = depth;
		this.#context = context;
	}
	get expression() {
		if (this.#expression === null) this.#expression = parseArithmeticWithParts(this.body, this.pos + 2, this.#source, this.#depth, this.#context);
		return this.#expression;
	}
	set expression(v) {
		this.#expression = v ?? void 0;
	}
	toJSON() {
		return {
			type: this.type,
			pos: this.pos,
			end: this.end,
			expression: this.expression,
			body: this.body
		};
	}
};
var ArithmeticForImpl = class {
	type = "ArithmeticFor";
	pos;
	end;
	body;
	#initStr;
	#testStr;
	#updateStr;
	#initPos;
	#testPos;
	#updatePos;
	#source;
	#depth;
	#context;
	#initialize = null;
	#test = null;
	#update = null;
	constructor(pos, end, body, initStr, testStr, updateStr, initPos, testPos, updatePos, source, depth, context) {
		this.pos = pos;
		this.end = end;
		this.body = body;
		this.#initStr = initStr;
		this.#testStr = testStr;
		this.#updateStr = updateStr;
		this.#initPos = initPos;
		this.#testPos = testPos;
		this.#updatePos = updatePos;
		this.#source = source;
		this.#depth = depth;
		this.#context = context;
	}
	get initialize() {
		if (this.#initialize === null) {
			if (this.#initStr) this.#initialize = parseArithmeticWithParts(this.#initStr, this.#initPos, this.#source, this.#depth, this.#context);
			else this.#initialize = void 0;
		}
		return this.#initialize;
	}
	set initialize(v) {
		this.#initialize = v ?? void 0;
	}
	get test() {
		if (this.#test === null) {
			if (this.#testStr) this.#test = parseArithmeticWithParts(this.#testStr, this.#testPos, this.#source, this.#depth, this.#context);
			else this.#test = void 0;
		}
		return this.#test;
	}
	set test(v) {
		this.#test = v ?? void 0;
	}
	get update() {
		if (this.#update === null) {
			if (this.#updateStr) this.#update = parseArithmeticWithParts(this.#updateStr, this.#updatePos, this.#source, this.#depth, this.#context);
			else this.#update = void 0;
		}
		return this.#update;
	}
	set update(v) {
		this.#update = v ?? void 0;
	}
	toJSON() {
		return {
			type: this.type,
			pos: this.pos,
			end: this.end,
			initialize: this.initialize,
			test: this.test,
			update: this.update,
			body: this.body
		};
	}
};
const CASE_TERMINATORS = {
	[Token.DoubleSemi]: ";;",
	[Token.SemiAmp]: ";&",
	[Token.DoubleSemiAmp]: ";;&"
};
const REDIRECT_OPS = {
	">": ">",
	">>": ">>",
	"<": "<",
	"<>": "<>",
	"<&": "<&",
	">&": ">&",
	">|": ">|",
	"&>": "&>",
	"&>>": "&>>"
};
const listTerminators = /* @__PURE__ */ new Uint8Array(37);
listTerminators[Token.EOF] = 1;
listTerminators[Token.RParen] = 1;
listTerminators[Token.RBrace] = 1;
listTerminators[Token.Then] = 1;
listTerminators[Token.Else] = 1;
listTerminators[Token.Elif] = 1;
listTerminators[Token.Fi] = 1;
listTerminators[Token.Do] = 1;
listTerminators[Token.Done] = 1;
listTerminators[Token.Esac] = 1;
listTerminators[Token.DoubleSemi] = 1;
listTerminators[Token.SemiAmp] = 1;
listTerminators[Token.DoubleSemiAmp] = 1;
const compoundClosers = /* @__PURE__ */ new Uint8Array(37);
compoundClosers[Token.RParen] = 1;
compoundClosers[Token.RBrace] = 1;
compoundClosers[Token.DblRBracket] = 1;
compoundClosers[Token.Fi] = 1;
compoundClosers[Token.Done] = 1;
compoundClosers[Token.Esac] = 1;
compoundClosers[Token.ArithCmd] = 1;
function isTestNegation(t) {
	return t.token === Token.Word && t.keywordEligible && t.value === "!";
}
const commandStarts = /* @__PURE__ */ new Uint8Array(37);
commandStarts[Token.Word] = 1;
commandStarts[Token.Assignment] = 1;
commandStarts[Token.Bang] = 1;
commandStarts[Token.LParen] = 1;
commandStarts[Token.LBrace] = 1;
commandStarts[Token.DblLBracket] = 1;
commandStarts[Token.If] = 1;
commandStarts[Token.For] = 1;
commandStarts[Token.While] = 1;
commandStarts[Token.Until] = 1;
commandStarts[Token.Case] = 1;
commandStarts[Token.Function] = 1;
commandStarts[Token.Select] = 1;
commandStarts[Token.ArithCmd] = 1;
commandStarts[Token.Coproc] = 1;
commandStarts[Token.Redirect] = 1;
const UNARY_TEST_OPS = {
	"-a": 1,
	"-b": 1,
	"-c": 1,
	"-d": 1,
	"-e": 1,
	"-f": 1,
	"-g": 1,
	"-h": 1,
	"-k": 1,
	"-p": 1,
	"-r": 1,
	"-s": 1,
	"-t": 1,
	"-u": 1,
	"-v": 1,
	"-w": 1,
	"-x": 1,
	"-z": 1,
	"-n": 1,
	"-o": 1,
	"-N": 1,
	"-S": 1,
	"-L": 1,
	"-G": 1,
	"-O": 1,
	"-R": 1
};
const BINARY_TEST_OPS = {
	"==": 1,
	"!=": 1,
	"=~": 1,
	"=": 1,
	"-eq": 1,
	"-ne": 1,
	"-lt": 1,
	"-le": 1,
	"-gt": 1,
	"-ge": 1,
	"-nt": 1,
	"-ot": 1,
	"-ef": 1,
	"<": 1,
	">": 1
};
const EMPTY_REDIRECTS = [];
const EMPTY_PREFIXES = [];
const EMPTY_ELIFS = [];
function parse(source) {
	return new Parser(source, 0, source.length).run();
}
function parseRegion(source, start, end, depth = 0, parenBoundary = false, context) {
	return new Parser(source, start, end, depth, parenBoundary, void 0, context).run();
}
var SubstitutionLexer = class SubstitutionLexer extends Lexer {
	boundaries;
	pending;
	context;
	constructor(source, boundary, boundaries, pending, context, parenBoundary = true) {
		super(source, boundary.start, boundary.end, parenBoundary, context);
		this._nestingDepth = boundary.depth;
		this.boundaries = boundaries;
		this.pending = pending;
		this.context = context;
	}
	fork(start, end, parenBoundary = false) {
		return new SubstitutionLexer(this.getSource(), {
			start,
			end,
			depth: this._nestingDepth
		}, this.boundaries, this.pending, this.context, parenBoundary);
	}
	findSubstitutionEnd(start, end, depth = this._nestingDepth + 1) {
		const known = this.context.boundaries?.get(start);
		if (known !== void 0) return known <= end ? known : -1;
		const boundary = this.boundaries.get(start);
		if (boundary !== void 0) return boundary <= end ? boundary : -1;
		if (!this.boundaries.has(start)) {
			this.boundaries.set(start, void 0);
			this.pending.push({
				start,
				end,
				depth
			});
		}
		return -1;
	}
};
function findSubstitutionEnd(source, start, end, depth, context) {
	const boundaries = /* @__PURE__ */ new Map([[start, void 0]]);
	const pending = [{
		start,
		end,
		depth
	}];
	while (pending.length > 0) {
		const count = pending.length;
		const boundary = pending[count - 1];
		const lexer = new SubstitutionLexer(source, boundary, boundaries, pending, context);
		const found = new Parser(source, boundary.start, boundary.end, boundary.depth, true, lexer).findSubstitutionEnd();
		if (pending.length === count) {
			boundaries.set(boundary.start, found);
			if (found !== -1) substitutionBoundaries(context).set(boundary.start, found);
			pending.pop();
		}
	}
	return boundaries.get(start) ?? -1;
}
var Parser = class {
	tok;
	source;
	start;
	end;
	depth;
	errors = null;
	syntaxDepth = 0;
	constructor(source, start, end, depth = 0, parenBoundary = false, lexer, context) {
		this.tok = lexer ?? new Lexer(source, start, end, parenBoundary, createSubstitutionContext(context));
		this.tok._nestingDepth = depth;
		this.source = source;
		this.start = start;
		this.end = end;
		this.depth = depth;
	}
	run() {
		const start = this.start;
		if (this.depth > 256) this.error("maximum substitution nesting depth exceeded", start);
		let shebang;
		if (start === 0 && this.source.charCodeAt(0) === 35 && this.source.charCodeAt(1) === 33) {
			const nl = this.source.indexOf("\n");
			shebang = nl === -1 ? this.source : this.source.slice(0, nl);
		}
		const commands = this.list();
		for (;;) {
			const unexpected = this.tok.peek(LexContext.CommandStart);
			if (unexpected.token === Token.EOF) break;
			this.unexpectedToken(unexpected);
			if (!listTerminators[unexpected.token] && unexpected.token !== Token.In) break;
			this.tok.next(LexContext.CommandStart);
			let separator = this.tok.peek(LexContext.CommandStart).token;
			if (separator !== Token.Semi && separator !== Token.Newline && separator !== Token.Amp) break;
			while (separator === Token.Semi || separator === Token.Newline || separator === Token.Amp) {
				this.tok.next(LexContext.CommandStart);
				separator = this.tok.peek(LexContext.CommandStart).token;
			}
			const recovered = this.list();
			for (let i = 0; i < recovered.length; i++) commands.push(recovered[i]);
		}
		const lexerErrors = this.tok._errors;
		if (lexerErrors !== null && lexerErrors.length > 0) {
			const errors = this.errors ?? (this.errors = []);
			for (let i = 0; i < lexerErrors.length; i++) errors.push(lexerErrors[i]);
		}
		if (this.errors !== null && this.errors.length > 1) this.errors.sort((a, b) => a.pos - b.pos);
		return {
			type: "Script",
			pos: start,
			end: this.end,
			shebang,
			commands,
			errors: this.errors ?? void 0
		};
	}
	error(message, pos) {
		(this.errors ?? (this.errors = [])).push({
			message,
			pos
		});
	}
	unexpectedToken(t) {
		this.error(`unexpected token '${t.token === Token.Newline ? "newline" : t.value}'`, t.pos);
	}
	findSubstitutionEnd() {
		this.list();
		return this.acceptEnd(Token.RParen);
	}
	skipSemi() {
		if (this.tok.peek(LexContext.Normal).token === Token.Semi) this.tok.next(LexContext.Normal);
	}
	accept(token, ctx = LexContext.Normal) {
		if (this.tok.peek(ctx).token === token) return this.tok.next(ctx);
		return null;
	}
	acceptEnd(token, ctx = LexContext.Normal) {
		if (this.tok.peek(ctx).token === token) return this.tok.next(ctx).end;
		return -1;
	}
	skipNewlines(ctx = LexContext.Normal) {
		while (this.tok.peek(ctx).token === Token.Newline) this.tok.next(ctx);
	}
	doBody(hasDo) {
		const body = this.list();
		const emptyPos = hasDo ? this.emptyListPos(body) : -1;
		if (emptyPos >= 0) this.error("expected command after 'do'", emptyPos);
		return body;
	}
	emptyListPos(commands) {
		return commands.length === 0 ? this.tok.peek(LexContext.CommandStart).pos : -1;
	}
	makeStatement(command) {
		return {
			type: "Statement",
			pos: command.pos,
			end: command.end,
			command,
			background: void 0
		};
	}
	list() {
		const commands = [];
		this.skipNewlines(LexContext.CommandStart);
		let t = this.tok.peek(LexContext.CommandStart).token;
		if (listTerminators[t] || !commandStarts[t]) return commands;
		const first = this.andOr();
		if (first) commands.push(this.makeStatement(first));
		for (;;) {
			t = this.tok.peekFollow(compoundClosers).token;
			if (t !== Token.Semi && t !== Token.Newline && t !== Token.Amp) break;
			const isBackground = t === Token.Amp;
			const sepEnd = this.tok.next(LexContext.Normal).end;
			if (isBackground) {
				const stmt = commands[commands.length - 1];
				stmt.background = true;
				stmt.end = sepEnd;
			}
			this.skipNewlines(LexContext.CommandStart);
			t = this.tok.peek(LexContext.CommandStart).token;
			if (listTerminators[t] || !commandStarts[t]) break;
			const node = this.andOr();
			if (node) commands.push(this.makeStatement(node));
		}
		return commands;
	}
	andOr() {
		const first = this.pipeline();
		if (!first) return null;
		let t = this.tok.peek(LexContext.Normal).token;
		if (t !== Token.And && t !== Token.Or) return first;
		const commands = [first];
		const operators = [];
		do {
			const operatorToken = this.tok.next(LexContext.Normal);
			const operator = operatorToken.token === Token.And ? "&&" : "||";
			this.skipNewlines(LexContext.CommandStart);
			const next = this.pipeline();
			if (!next) {
				this.error(`expected command after '${operator}'`, operatorToken.end);
				break;
			}
			operators.push(operator);
			commands.push(next);
			t = this.tok.peek(LexContext.Normal).token;
		} while (t === Token.And || t === Token.Or);
		return {
			type: "AndOr",
			pos: first.pos,
			end: commands[commands.length - 1].end,
			commands,
			operators
		};
	}
	withRedirects(command) {
		const redirects = this.collectTrailingRedirects();
		if (redirects.length === 0) return command;
		return {
			type: "Redirected",
			pos: command.pos,
			end: redirects[redirects.length - 1].end,
			command,
			redirects
		};
	}
	pipeline() {
		let prefixes;
		for (;;) {
			const token = this.tok.peek(LexContext.CommandStart);
			const isTime = token.token === Token.Word && token.keywordEligible && token.value === "time";
			if (token.token !== Token.Bang && !isTime) break;
			const prefix = this.tok.next(LexContext.CommandStart);
			const pos = prefix.pos;
			const keywordEnd = prefix.end;
			let posix;
			let endOfOptions;
			if (isTime) {
				let flag = this.tok.peek(LexContext.CommandStart);
				if (flag.token === Token.Word && flag.keywordEligible && flag.value === "-p") {
					this.tok.next(LexContext.CommandStart);
					posix = {
						pos: flag.pos,
						end: flag.end
					};
					flag = this.tok.peek(LexContext.CommandStart);
				}
				if (flag.token === Token.Word && flag.keywordEligible && flag.value === "--") {
					this.tok.next(LexContext.CommandStart);
					endOfOptions = {
						pos: flag.pos,
						end: flag.end
					};
				}
			}
			if (prefixes === void 0) prefixes = [];
			prefixes.push(isTime ? {
				type: "Time",
				pos,
				end: endOfOptions?.end ?? posix?.end ?? keywordEnd,
				keywordEnd,
				posix,
				endOfOptions
			} : {
				type: "Negation",
				pos,
				end: keywordEnd
			});
		}
		const command = this.pipelineCommands();
		if (!prefixes) return command;
		const pos = prefixes[0].pos;
		if (command?.type === "Pipeline") {
			command.prefixes = prefixes;
			command.pos = pos;
			return command;
		}
		return {
			type: "Pipeline",
			pos,
			end: command ? command.end : prefixes[prefixes.length - 1].end,
			prefixes,
			commands: command ? [command] : [],
			operators: []
		};
	}
	pipelineCommands() {
		const first = this.command();
		if (!first) return null;
		if (this.tok.peek(LexContext.Normal).token !== Token.Pipe) return first;
		const commands = [first];
		const operators = [];
		while (this.tok.peek(LexContext.Normal).token === Token.Pipe) {
			const pipeToken = this.tok.next(LexContext.Normal);
			const operator = pipeToken.value === "|&" ? "|&" : "|";
			this.skipNewlines(LexContext.CommandStart);
			const cmd = this.command();
			if (!cmd) {
				this.error(`expected command after '${operator}'`, pipeToken.end);
				break;
			}
			operators.push(operator);
			commands.push(cmd);
		}
		if (commands.length === 1) return commands[0];
		return {
			type: "Pipeline",
			pos: first.pos,
			end: commands[commands.length - 1].end,
			prefixes: EMPTY_PREFIXES,
			commands,
			operators
		};
	}
	command() {
		let compound;
		switch (this.tok.peek(LexContext.CommandStart).token) {
			case Token.LParen:
				compound = this.subshell();
				break;
			case Token.LBrace:
				compound = this.braceGroup();
				break;
			case Token.If:
				compound = this.ifClause();
				break;
			case Token.For:
				compound = this.forClause();
				break;
			case Token.While:
				compound = this.whileClause();
				break;
			case Token.Until:
				compound = this.untilClause();
				break;
			case Token.Case:
				compound = this.caseClause();
				break;
			case Token.Function: return this.functionDef();
			case Token.Select:
				compound = this.selectClause();
				break;
			case Token.DblLBracket:
				compound = this.testCommand();
				break;
			case Token.ArithCmd:
				compound = this.arithCommand();
				break;
			case Token.Coproc: return this.coprocCommand();
			case Token.Word:
			case Token.Assignment:
			case Token.Redirect: return this.simpleCommandOrFunction(false);
			default: return null;
		}
		return this.withRedirects(compound);
	}
	collectTrailingRedirects() {
		let redirects = EMPTY_REDIRECTS;
		while (this.tok.peekFollow(compoundClosers).token === Token.Redirect) {
			if (redirects === EMPTY_REDIRECTS) redirects = [];
			redirects.push(this.readRedirect(LexContext.Normal));
		}
		return redirects;
	}
	arithCommand() {
		const tok = this.tok.next(LexContext.CommandStart);
		return new ArithmeticCommandImpl(tok.pos, tok.end, tok.value, this.source, this.depth, this.tok.getSubstitutionContext());
	}
	coprocCommand() {
		const start = this.tok.next(LexContext.CommandStart);
		const pos = start.pos;
		const first = this.tok.peek(LexContext.CommandStart);
		let name;
		if (first.token === Token.Word) {
			const lookahead = this.tok.fork(first.end, this.end);
			switch (lookahead.peek(LexContext.CommandStart).token) {
				case Token.LParen:
					lookahead.next(LexContext.CommandStart);
					if (lookahead.peek(LexContext.Normal).token !== Token.RParen) name = this.readWord(LexContext.CommandStart);
					break;
				case Token.LBrace:
				case Token.If:
				case Token.For:
				case Token.While:
				case Token.Until:
				case Token.Case:
				case Token.Select:
				case Token.DblLBracket:
				case Token.ArithCmd: name = this.readWord(LexContext.CommandStart);
			}
		}
		const cmd = first.token === Token.Word && name === void 0 ? this.simpleCommandOrFunction(true) : this.command();
		if (cmd && cmd.type !== "Function" && cmd.type !== "Coproc") return {
			type: "Coproc",
			pos,
			end: cmd.end,
			name,
			body: cmd
		};
		this.error("expected command after 'coproc'", cmd?.pos ?? start.end);
		const body = cmd ? this.makeCompoundList([this.makeStatement(cmd)]) : {
			type: "CompoundList",
			pos: start.end,
			end: start.end,
			commands: []
		};
		return {
			type: "Coproc",
			pos,
			end: body.end,
			name,
			body
		};
	}
	subshell() {
		return this.subshellBody(this.tok.next(LexContext.CommandStart).pos);
	}
	subshellBody(pos) {
		if (this.syntaxDepth >= 256) {
			this.error("maximum subshell nesting depth exceeded", pos);
			const closeEnd = this.tok.skipSubshellBody();
			if (closeEnd < 0) this.error("expected ')' to close subshell", this.tok.getPos());
			return {
				type: "Subshell",
				pos,
				end: closeEnd >= 0 ? closeEnd : pos,
				body: this.makeCompoundList([])
			};
		}
		this.syntaxDepth++;
		const commands = this.list();
		this.syntaxDepth--;
		if (commands.length === 0) this.error("expected command in subshell", pos);
		const closeEnd = this.acceptEnd(Token.RParen, LexContext.Normal);
		if (closeEnd < 0) this.error("expected ')' to close subshell", this.tok.getPos());
		return {
			type: "Subshell",
			pos,
			end: closeEnd >= 0 ? closeEnd : pos,
			body: this.makeCompoundList(commands)
		};
	}
	braceGroup() {
		const pos = this.tok.next(LexContext.CommandStart).pos;
		if (this.syntaxDepth >= 256) {
			this.error("maximum brace group nesting depth exceeded", pos);
			const closeEnd = this.tok.skipCompoundBody(Token.RBrace);
			if (closeEnd < 0) this.error("expected '}' to close brace group", this.tok.getPos());
			return {
				type: "BraceGroup",
				pos,
				end: closeEnd >= 0 ? closeEnd : pos,
				body: this.makeCompoundList([])
			};
		}
		this.syntaxDepth++;
		const commands = this.list();
		this.syntaxDepth--;
		if (commands.length === 0) this.error("expected command in brace group", pos);
		const closeEnd = this.acceptEnd(Token.RBrace, LexContext.Normal);
		if (closeEnd < 0) this.error("expected '}' to close brace group", this.tok.getPos());
		return {
			type: "BraceGroup",
			pos,
			end: closeEnd >= 0 ? closeEnd : pos,
			body: this.makeCompoundList(commands)
		};
	}
	ifClause() {
		const pos = this.tok.next(LexContext.CommandStart).pos;
		if (this.syntaxDepth >= 256) {
			this.error("maximum if nesting depth exceeded", pos);
			const closeEnd = this.tok.skipCompoundBody(Token.Fi);
			if (closeEnd < 0) this.error("expected 'fi' to close 'if'", this.tok.getPos());
			return {
				type: "If",
				pos,
				end: closeEnd >= 0 ? closeEnd : pos,
				clause: this.makeCompoundList([]),
				then: this.makeCompoundList([]),
				elif: EMPTY_ELIFS,
				else: void 0
			};
		}
		this.syntaxDepth++;
		let command;
		let branchPos = pos;
		for (;;) {
			const clauseCommands = this.list();
			const emptyClausePos = this.emptyListPos(clauseCommands);
			const clause = this.makeCompoundList(clauseCommands);
			this.skipSemi();
			const thenToken = this.accept(Token.Then, LexContext.CommandStart);
			if (!thenToken) this.error("expected 'then'", this.tok.getPos());
			else if (emptyClausePos >= 0) this.error(`expected command after '${branchPos === pos ? "if" : "elif"}'`, emptyClausePos);
			const thenCommands = this.list();
			const then_ = this.makeCompoundList(thenCommands);
			if (thenToken && thenCommands.length === 0) {
				this.error("expected command after 'then'", this.tok.peek(LexContext.CommandStart).pos);
				then_.pos = thenToken.end;
				then_.end = thenToken.end;
			}
			if (command) {
				if (command.elif === EMPTY_ELIFS) command.elif = [];
				command.elif.push({
					type: "Elif",
					pos: branchPos,
					end: then_.end,
					clause,
					then: then_
				});
			} else command = {
				type: "If",
				pos,
				end: pos,
				clause,
				then: then_,
				elif: EMPTY_ELIFS,
				else: void 0
			};
			this.skipSemi();
			const elif = this.accept(Token.Elif, LexContext.CommandStart);
			if (!elif) break;
			branchPos = elif.pos;
		}
		if (this.accept(Token.Else, LexContext.CommandStart)) {
			const elseCommands = this.list();
			const emptyElsePos = this.emptyListPos(elseCommands);
			if (emptyElsePos >= 0) this.error("expected command after 'else'", emptyElsePos);
			command.else = this.makeCompoundList(elseCommands);
			this.skipSemi();
		}
		const closeEnd = this.acceptEnd(Token.Fi, LexContext.CommandStart);
		if (closeEnd < 0) this.error("expected 'fi' to close 'if'", this.tok.getPos());
		command.end = closeEnd >= 0 ? closeEnd : branchPos;
		this.syntaxDepth--;
		return command;
	}
	forClause() {
		const pos = this.tok.next(LexContext.CommandStart).pos;
		if (this.tok.peek(LexContext.Normal).token === Token.LParen) return this.cStyleFor(pos);
		const name = this.readRequiredWord("for");
		let wordlist;
		this.skipNewlines(LexContext.CommandStart);
		if (this.tok.peek(LexContext.CommandStart).token === Token.In) {
			this.tok.next(LexContext.CommandStart);
			wordlist = [];
			while (this.tok.peek(LexContext.Normal).token === Token.Word) wordlist.push(this.readWord(LexContext.Normal));
		}
		this.skipSemi();
		this.skipNewlines(LexContext.CommandStart);
		if (this.tok.peek(LexContext.CommandStart).token === Token.LBrace) {
			const bg = this.braceGroup();
			return {
				type: "For",
				pos,
				end: bg.end,
				name,
				wordlist,
				body: bg.body
			};
		}
		const hasDo = this.accept(Token.Do, LexContext.CommandStart) !== null;
		if (!hasDo) this.error("expected 'do'", this.tok.getPos());
		if (this.syntaxDepth >= 256) {
			this.error("maximum for nesting depth exceeded", pos);
			const closeEnd = this.tok.skipCompoundBody(Token.Done);
			if (closeEnd < 0) this.error("expected 'done' to close 'for'", this.tok.getPos());
			return {
				type: "For",
				pos,
				end: closeEnd >= 0 ? closeEnd : pos,
				name,
				wordlist,
				body: this.makeCompoundList([])
			};
		}
		this.syntaxDepth++;
		const body = this.doBody(hasDo);
		this.syntaxDepth--;
		this.skipSemi();
		const closeEnd = this.acceptEnd(Token.Done, LexContext.CommandStart);
		if (closeEnd < 0) this.error("expected 'done' to close 'for'", this.tok.getPos());
		return {
			type: "For",
			pos,
			end: closeEnd >= 0 ? closeEnd : pos,
			name,
			wordlist,
			body: this.makeCompoundList(body)
		};
	}
	cStyleFor(pos) {
		const [initStr, testStr, updateStr, initPos, testPos, updatePos] = this.tok.readCStyleForExprs();
		if (this.tok.peek(LexContext.CommandStart).token === Token.Semi) this.tok.next(LexContext.CommandStart);
		this.skipNewlines(LexContext.CommandStart);
		if (this.tok.peek(LexContext.CommandStart).token === Token.LBrace) {
			const bg = this.braceGroup();
			return new ArithmeticForImpl(pos, bg.end, bg.body, initStr, testStr, updateStr, initPos, testPos, updatePos, this.source, this.depth, this.tok.getSubstitutionContext());
		}
		const hasDo = this.accept(Token.Do, LexContext.CommandStart) !== null;
		if (!hasDo) this.error("expected 'do'", this.tok.getPos());
		if (this.syntaxDepth >= 256) {
			this.error("maximum for nesting depth exceeded", pos);
			const closeEnd = this.tok.skipCompoundBody(Token.Done);
			if (closeEnd < 0) this.error("expected 'done' to close 'for'", this.tok.getPos());
			return new ArithmeticForImpl(pos, closeEnd >= 0 ? closeEnd : pos, this.makeCompoundList([]), initStr, testStr, updateStr, initPos, testPos, updatePos, this.source, this.depth, this.tok.getSubstitutionContext());
		}
		this.syntaxDepth++;
		const body = this.doBody(hasDo);
		this.syntaxDepth--;
		const closeEnd = this.acceptEnd(Token.Done, LexContext.CommandStart);
		if (closeEnd < 0) this.error("expected 'done' to close 'for'", this.tok.getPos());
		return new ArithmeticForImpl(pos, closeEnd >= 0 ? closeEnd : pos, this.makeCompoundList(body), initStr, testStr, updateStr, initPos, testPos, updatePos, this.source, this.depth, this.tok.getSubstitutionContext());
	}
	whileClause() {
		return this.whileOrUntil("while");
	}
	untilClause() {
		return this.whileOrUntil("until");
	}
	whileOrUntil(kind) {
		const pos = this.tok.next(LexContext.CommandStart).pos;
		if (this.syntaxDepth >= 256) {
			this.error(`maximum ${kind} nesting depth exceeded`, pos);
			const closeEnd = this.tok.skipCompoundBody(Token.Done);
			if (closeEnd < 0) this.error(`expected 'done' to close '${kind}'`, this.tok.getPos());
			return {
				type: "While",
				pos,
				end: closeEnd >= 0 ? closeEnd : pos,
				kind,
				clause: this.makeCompoundList([]),
				body: this.makeCompoundList([])
			};
		}
		this.syntaxDepth++;
		const clauseCommands = this.list();
		const emptyClausePos = this.emptyListPos(clauseCommands);
		const clause = this.makeCompoundList(clauseCommands);
		this.skipSemi();
		const hasDo = this.accept(Token.Do, LexContext.CommandStart) !== null;
		if (!hasDo) this.error("expected 'do'", this.tok.getPos());
		else if (emptyClausePos >= 0) this.error(`expected command after '${kind}'`, emptyClausePos);
		const body = this.doBody(hasDo);
		this.skipSemi();
		const closeEnd = this.acceptEnd(Token.Done, LexContext.CommandStart);
		if (closeEnd < 0) this.error(`expected 'done' to close '${kind}'`, this.tok.getPos());
		const end = closeEnd >= 0 ? closeEnd : pos;
		this.syntaxDepth--;
		return {
			type: "While",
			pos,
			end,
			kind,
			clause,
			body: this.makeCompoundList(body)
		};
	}
	caseClause() {
		const pos = this.tok.next(LexContext.CommandStart).pos;
		const word = this.readRequiredWord("case");
		this.skipNewlines(LexContext.CommandStart);
		if (!this.accept(Token.In, LexContext.CommandStart)) this.error("expected 'in' after 'case' word", this.tok.getPos());
		this.skipNewlines(LexContext.CasePattern);
		if (this.syntaxDepth >= 256) {
			this.error("maximum case nesting depth exceeded", pos);
			const closeEnd = this.tok.skipCompoundBody(Token.Esac);
			if (closeEnd < 0) this.error("expected 'esac' to close 'case'", this.tok.getPos());
			return {
				type: "Case",
				pos,
				end: closeEnd >= 0 ? closeEnd : pos,
				word,
				items: []
			};
		}
		this.syntaxDepth++;
		const items = [];
		let invalid = false;
		let t = this.tok.peek(LexContext.CasePattern).token;
		while (t !== Token.Esac && t !== Token.EOF) {
			const itemPos = this.tok.peek(LexContext.Normal).pos;
			this.accept(Token.LParen, LexContext.Normal);
			const pattern = [];
			let expectWord = true;
			let next = this.tok.peek(LexContext.Normal);
			while (next.token !== Token.RParen && next.token !== Token.EOF) {
				if (next.token === (expectWord ? Token.Word : Token.Pipe)) expectWord = !expectWord;
				else if (!invalid) {
					this.unexpectedToken(next);
					invalid = true;
				}
				const tok = this.tok.next(LexContext.Normal);
				if (tok.token === Token.Word) pattern.push(this.toWord(tok));
				next = this.tok.peek(LexContext.Normal);
			}
			if (expectWord && next.token === Token.RParen && !invalid) {
				this.unexpectedToken(next);
				invalid = true;
			}
			const rparenEnd = this.acceptEnd(Token.RParen, LexContext.Normal);
			const cmds = this.list();
			const bodyPos = rparenEnd >= 0 ? rparenEnd : pattern.length > 0 ? pattern[pattern.length - 1].end : itemPos;
			const item = {
				type: "CaseItem",
				pos: itemPos,
				end: cmds.length > 0 ? cmds[cmds.length - 1].end : bodyPos,
				pattern,
				body: cmds.length > 0 ? this.makeCompoundList(cmds) : {
					type: "CompoundList",
					pos: bodyPos,
					end: bodyPos,
					commands: []
				},
				terminator: void 0
			};
			const after = this.tok.peek(LexContext.CommandStart);
			t = after.token;
			if (t === Token.DoubleSemi || t === Token.SemiAmp || t === Token.DoubleSemiAmp) {
				const termTok = this.tok.next(LexContext.CommandStart);
				item.terminator = CASE_TERMINATORS[termTok.token];
				item.end = termTok.end;
			} else if (t !== Token.Esac && t !== Token.EOF && !invalid) {
				this.unexpectedToken(after);
				invalid = true;
			}
			items.push(item);
			this.skipNewlines(LexContext.CasePattern);
			t = this.tok.peek(LexContext.CasePattern).token;
		}
		const closeEnd = this.acceptEnd(Token.Esac, LexContext.CommandStart);
		if (closeEnd < 0) this.error("expected 'esac' to close 'case'", this.tok.getPos());
		const end = closeEnd >= 0 ? closeEnd : pos;
		this.syntaxDepth--;
		return {
			type: "Case",
			pos,
			end,
			word,
			items
		};
	}
	selectClause() {
		const pos = this.tok.next(LexContext.CommandStart).pos;
		const name = this.readRequiredWord("select");
		let wordlist;
		this.skipNewlines(LexContext.CommandStart);
		if (this.tok.peek(LexContext.CommandStart).token === Token.In) {
			this.tok.next(LexContext.CommandStart);
			wordlist = [];
			while (this.tok.peek(LexContext.Normal).token === Token.Word) wordlist.push(this.readWord(LexContext.Normal));
		}
		this.skipSemi();
		this.skipNewlines(LexContext.CommandStart);
		if (this.tok.peek(LexContext.CommandStart).token === Token.LBrace) {
			const bg = this.braceGroup();
			return {
				type: "Select",
				pos,
				end: bg.end,
				name,
				wordlist,
				body: bg.body
			};
		}
		const hasDo = this.accept(Token.Do, LexContext.CommandStart) !== null;
		if (!hasDo) this.error("expected 'do'", this.tok.getPos());
		if (this.syntaxDepth >= 256) {
			this.error("maximum select nesting depth exceeded", pos);
			const closeEnd = this.tok.skipCompoundBody(Token.Done);
			if (closeEnd < 0) this.error("expected 'done' to close 'select'", this.tok.getPos());
			return {
				type: "Select",
				pos,
				end: closeEnd >= 0 ? closeEnd : pos,
				name,
				wordlist,
				body: this.makeCompoundList([])
			};
		}
		this.syntaxDepth++;
		const body = this.doBody(hasDo);
		this.syntaxDepth--;
		this.skipSemi();
		const closeEnd = this.acceptEnd(Token.Done, LexContext.CommandStart);
		if (closeEnd < 0) this.error("expected 'done' to close 'select'", this.tok.getPos());
		return {
			type: "Select",
			pos,
			end: closeEnd >= 0 ? closeEnd : pos,
			name,
			wordlist,
			body: this.makeCompoundList(body)
		};
	}
	testCommand() {
		const pos = this.tok.next(LexContext.CommandStart).pos;
		const expr = this.parseTestOr();
		const closeEnd = this.acceptEnd(Token.DblRBracket, LexContext.TestMode);
		if (closeEnd < 0) this.error("expected ']]' to close '[['", this.tok.getPos());
		return {
			type: "TestCommand",
			pos,
			end: closeEnd >= 0 ? closeEnd : pos,
			expression: expr
		};
	}
	parseTestOr() {
		const first = this.parseTestAnd();
		if (this.tok.peek(LexContext.TestMode).token !== Token.Or) return first;
		const operands = [first];
		do {
			this.tok.next(LexContext.TestMode);
			operands.push(this.parseTestAnd());
		} while (this.tok.peek(LexContext.TestMode).token === Token.Or);
		return {
			type: "TestLogical",
			pos: first.pos,
			end: operands[operands.length - 1].end,
			operator: "||",
			operands
		};
	}
	parseTestAnd() {
		const first = this.parseTestNot();
		if (this.tok.peek(LexContext.TestMode).token !== Token.And) return first;
		const operands = [first];
		do {
			this.tok.next(LexContext.TestMode);
			operands.push(this.parseTestNot());
		} while (this.tok.peek(LexContext.TestMode).token === Token.And);
		return {
			type: "TestLogical",
			pos: first.pos,
			end: operands[operands.length - 1].end,
			operator: "&&",
			operands
		};
	}
	parseTestNot() {
		let t = this.tok.peek(LexContext.TestMode);
		if (!isTestNegation(t)) return this.parseTestPrimary();
		const negations = [];
		while (isTestNegation(t)) {
			const bang = this.tok.next(LexContext.TestMode);
			negations.push({
				type: "Negation",
				pos: bang.pos,
				end: bang.end
			});
			t = this.tok.peek(LexContext.TestMode);
		}
		const operand = this.parseTestPrimary();
		return {
			type: "TestNot",
			pos: negations[0].pos,
			end: operand.end,
			negations,
			operand
		};
	}
	parseTestPrimary() {
		if (this.tok.peek(LexContext.TestMode).token === Token.LParen) {
			const openPos = this.tok.next(LexContext.TestMode).pos;
			if (this.syntaxDepth >= 256) {
				this.error("maximum test group nesting depth exceeded", openPos);
				const closeEnd = this.tok.skipTestGroup();
				if (closeEnd < 0) this.error("expected ')' to close test group", this.tok.getPos());
				return {
					type: "TestGroup",
					pos: openPos,
					end: closeEnd >= 0 ? closeEnd : openPos,
					expression: {
						type: "TestUnary",
						pos: openPos,
						end: openPos,
						operator: "-n",
						operand: new WordImpl("", openPos, openPos)
					}
				};
			}
			this.syntaxDepth++;
			const expr = this.parseTestOr();
			this.syntaxDepth--;
			const closeEnd = this.acceptEnd(Token.RParen, LexContext.TestMode);
			if (closeEnd < 0) this.error("expected ')' to close test group", this.tok.getPos());
			return {
				type: "TestGroup",
				pos: openPos,
				end: closeEnd >= 0 ? closeEnd : openPos,
				expression: expr
			};
		}
		const first = this.tok.next(LexContext.TestMode);
		if (first.token === Token.And || first.token === Token.Or) this.unexpectedToken(first);
		const val = first.value;
		const firstPos = first.pos;
		const firstEnd = first.end;
		if (first.keywordEligible && UNARY_TEST_OPS[val] === 1) {
			if (this.tok.peek(LexContext.TestMode).token === Token.Word) {
				const operand = this.readTestOperand();
				return {
					type: "TestUnary",
					pos: firstPos,
					end: operand.end,
					operator: val,
					operand
				};
			}
			this.error("expected operand after unary test operator", firstEnd);
			return {
				type: "TestUnary",
				pos: firstPos,
				end: firstEnd,
				operator: val,
				operand: new WordImpl("", firstEnd, firstEnd)
			};
		}
		const nt = this.tok.peek(LexContext.TestMode);
		if (nt.token === Token.Word && nt.keywordEligible && BINARY_TEST_OPS[nt.value] === 1) {
			const op = this.tok.next(LexContext.TestMode).value;
			let right;
			if (op === "=~") {
				const token = this.tok.readTestRegexWord();
				right = new WordImpl(this.source.slice(token.pos, token.end), token.pos, token.end, this.source, embeddedPartsResolver(this.tok.getSubstitutionContext()), this.depth);
			} else right = this.readTestOperand();
			const left = this.toWordFromPosEnd(first, firstPos, firstEnd);
			return {
				type: "TestBinary",
				pos: firstPos,
				end: right.end,
				operator: op,
				left,
				right
			};
		}
		const w = this.toWordFromPosEnd(first, firstPos, firstEnd);
		return {
			type: "TestUnary",
			pos: firstPos,
			end: w.end,
			operator: "-n",
			operand: w
		};
	}
	readTestOperand() {
		const t = this.tok.next(LexContext.TestMode);
		if (t.keywordEligible && (t.value === "<" || t.value === ">")) this.error(`unexpected argument '${t.value}' to conditional operator`, t.pos);
		return this.toWord(t);
	}
	functionDef() {
		const pos = this.tok.next(LexContext.CommandStart).pos;
		const name = this.readWord(LexContext.FunctionName);
		let body;
		if (this.tok.peek(LexContext.CommandStart).token === Token.LParen) {
			const openPos = this.tok.next(LexContext.CommandStart).pos;
			if (this.tok.peek(LexContext.CommandStart).token === Token.RParen) {
				this.tok.next(LexContext.CommandStart);
				this.skipNewlines(LexContext.CommandStart);
				body = this.commandAsBody();
			} else body = this.withRedirects(this.subshellBody(openPos));
		} else {
			this.skipNewlines(LexContext.CommandStart);
			body = this.commandAsBody();
		}
		return {
			type: "Function",
			pos,
			end: body.end,
			name,
			body
		};
	}
	simpleCommandOrFunction(coproc) {
		const prefix = [];
		const cmdPos = this.tok.peek(LexContext.CommandStart).pos;
		let lastEnd = cmdPos;
		let ctx = LexContext.CommandStart;
		for (;;) {
			const t = this.tok.peek(ctx).token;
			if (t === Token.Assignment) {
				const assignment = this.tok.next(ctx);
				lastEnd = assignment.end;
				prefix.push(this.parseAssignment(assignment));
			} else if (t === Token.Redirect) {
				const redirect = this.readRedirect(ctx);
				prefix.push(redirect);
				lastEnd = redirect.end;
			} else break;
			ctx = LexContext.CommandPrefix;
		}
		if (this.tok.peek(LexContext.Normal).token !== Token.Word) return new CommandImpl(cmdPos, lastEnd, void 0, prefix, []);
		const nameToken = this.tok.next(LexContext.Normal);
		const keyword = nameToken.keywordEligible ? nameToken.value : "";
		const name = this.toWord(nameToken);
		ctx = isDeclarationCommand(keyword) ? LexContext.Declaration : keyword === "eval" || keyword === "let" ? LexContext.EvalArgument : LexContext.Normal;
		lastEnd = name.end;
		const suffix = [];
		if (coproc) while (this.tok.peek(LexContext.CommandPrefix).token === Token.Assignment) {
			const token = this.tok.next(LexContext.CommandPrefix);
			const word = ctx === LexContext.Declaration ? this.parseAssignment(token) : this.toWord(token);
			suffix.push(word);
			lastEnd = word.end;
		}
		if (this.tok.peek(ctx).token === Token.LParen && suffix.length === 0) {
			this.tok.next(LexContext.Normal);
			if (this.tok.peek(LexContext.Normal).token === Token.RParen) {
				this.tok.next(LexContext.Normal);
				this.skipNewlines(LexContext.CommandStart);
				const body = this.commandAsBody();
				return {
					type: "Function",
					pos: name.pos,
					end: body.end,
					name,
					body
				};
			}
		}
		for (;;) {
			const st = this.tok.peek(ctx).token;
			if (st === Token.Word || st === Token.Assignment) {
				const token = this.tok.next(ctx);
				const w = st === Token.Assignment ? this.parseAssignment(token) : this.toWord(token);
				suffix.push(w);
				lastEnd = w.end;
			} else if (st === Token.Redirect) {
				const redirect = this.readRedirect(ctx);
				suffix.push(redirect);
				lastEnd = redirect.end;
			} else break;
		}
		return new CommandImpl(cmdPos, lastEnd, name, prefix, suffix);
	}
	readRedirect(ctx) {
		const t = this.tok.next(ctx);
		const tPos = t.pos;
		const tEnd = t.end;
		const descriptor = t.fileDescriptor !== void 0 ? {
			type: "FileDescriptor",
			pos: tPos,
			end: t.descriptorEnd,
			value: t.fileDescriptor
		} : t.variableName !== void 0 ? {
			type: "FileDescriptorVariable",
			pos: tPos,
			end: t.descriptorEnd,
			name: t.variableName
		} : void 0;
		const hasTarget = t.targetEnd > t.targetPos;
		if (!hasTarget) this.error("expected redirect target", t.targetPos);
		if (t.value === "<<" || t.value === "<<-") {
			const r = {
				type: "HereDoc",
				pos: tPos,
				end: tEnd,
				operator: t.value,
				descriptor,
				delimiter: hasTarget ? {
					type: "HereDocDelimiter",
					pos: t.targetPos,
					end: t.targetEnd,
					text: this.source.slice(t.targetPos, t.targetEnd),
					value: t.content ?? "",
					quoted: t.delimiterQuoted
				} : void 0,
				body: new HereDocBodyImpl(this.source, tEnd, t.delimiterQuoted, this.depth, this.tok.getSubstitutionContext()),
				closing: void 0
			};
			if (hasTarget) this.tok.registerHereDocTarget(r);
			return r;
		}
		const target = hasTarget ? new WordImpl(this.source.slice(t.targetPos, t.targetEnd), t.targetPos, t.targetEnd, this.source, wordPartsResolver(this.tok.getSubstitutionContext()), this.depth) : void 0;
		return t.value === "<<<" ? {
			type: "HereString",
			pos: tPos,
			end: tEnd,
			operator: "<<<",
			descriptor,
			target
		} : {
			type: "Redirect",
			pos: tPos,
			end: tEnd,
			operator: REDIRECT_OPS[t.value] ?? ">",
			descriptor,
			target
		};
	}
	commandAsBody() {
		const cmd = this.command();
		if (cmd && cmd.type !== "Command" && cmd.type !== "Function" && cmd.type !== "Coproc") return cmd;
		this.error("expected compound command as function body", cmd?.pos ?? this.tok.getPos());
		return this.makeCompoundList(cmd ? [this.makeStatement(cmd)] : []);
	}
	readWord(ctx) {
		return this.toWord(this.tok.next(ctx));
	}
	readRequiredWord(keyword) {
		const t = this.tok.peek(LexContext.Normal);
		if (t.token === Token.Word) return this.toWord(this.tok.next(LexContext.Normal));
		if (t.token !== Token.EOF) this.error(`expected word after '${keyword}'`, t.pos);
		return new WordImpl("", t.pos, t.pos);
	}
	toWord(tok) {
		const text = tok.raw ? tok.value : this.source.slice(tok.pos, tok.end);
		const source = tok.raw && tok.keywordEligible ? void 0 : this.source;
		return new WordImpl(text, tok.pos, tok.end, source, source === void 0 ? computeBareWordParts : wordPartsResolver(this.tok.getSubstitutionContext()), this.depth);
	}
	toWordFromPosEnd(tok, pos, end) {
		if (tok.pos === pos && tok.end === end) return this.toWord(tok);
		return new WordImpl(this.source.slice(pos, end), pos, end, this.source, wordPartsResolver(this.tok.getSubstitutionContext()), this.depth);
	}
	parseAssignment(token) {
		const text = token.raw ? token.value : this.source.slice(token.pos, token.end);
		return new AssignmentImpl(text, token.pos, token.end, this.source, token.assignmentOperatorPos, this.depth, this.tok.getSubstitutionContext());
	}
	makeCompoundList(commands) {
		const p = this.tok.getPos();
		return {
			type: "CompoundList",
			pos: commands.length > 0 ? commands[0].pos : p,
			end: commands.length > 0 ? commands[commands.length - 1].end : p,
			commands
		};
	}
};

// src/builds/text.ts
const MARKED = /[\ue000-\ue0ff]+/g;
/**
* The most characters in the value of a variable. A longer value counts as unknown, because variables that contain variables could make a
* value grow without limit.
*/
const LONGEST_VALUE = 4096;
/** Returns the text of a file without the private characters that this code uses as marks. */
function unmarkedText(text) {
	return text.replace(/[\ue000-\ue103]/g, "?");
}
/** Marks a text, such as `$(PROFILE)`, to show that its value is unknown. */
function marked(written) {
	return [...written.slice(0, 200)].map((character) => {
		const code = character.codePointAt(0) ?? 0;
		return code < 256 ? String.fromCharCode(57344 + code) : code >= 57344 ? character : "?";
	}).join("");
}
/**
* Returns a text of a build file in the form that messages show. Parts that are marked as unknown get their text from the file again, and
* the marks of folders become `.`.
*/
function shownText(text) {
	return text.replace(/[\ue000-\ue0ff]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 57344)).replace(/[\ue100-\ue102]/g, ".");
}
/** Returns the first part of a text whose value is unknown, such as `$(DIR)`; undefined if the values of all parts are known. */
function unknownPart(text) {
	const found = text.match(MARKED)?.[0];
	return found === void 0 ? void 0 : shownText(found);
}
/** Whether a text is only a mark for an unknown value. The value may be several words, or no word. */
function isUnknown(text) {
	return /^[\ue000-\ue0ff]+$/.test(text);
}
/** Returns the value of a variable, or a mark for an unknown value if the value is too long. */
function boundedValue(value, written) {
	return value.length > LONGEST_VALUE ? marked(written) : value;
}
/** Makes a relative path start with a folder. A path that is absolute, or that already starts with a mark for a folder, is unchanged. */
function joinedPath(folder, path) {
	if (path === "" || path === "." || path === "./") return folder;
	if (/^[/\ue100-\ue102]/.test(path) || folder === "") return path;
	return `${folder}/${path}`;
}

// src/builds/go-command.ts
/** Reads the arguments of a `go` command: the profile that it passes, the packages that it builds, and the folder in which it runs. */
/** The flags of `go build` and `go test` that take no value. */
const SWITCHES = new Set("a n x v i race msan asan cover linkshared modcacherw trimpath work json c benchmem failfast short fullpath changed".split(" "));
const SUBCOMMANDS = /* @__PURE__ */ new Set([
	"build",
	"install",
	"run",
	"test"
]);
/** Matches the name of a variable that holds flags. If the name does not match, a variable with an unknown value counts as a package. */
const NAMED_LIKE_FLAGS = /flag|opt|arg|param|pgo|tag|@|\*/i;
/**
* Returns the index of Go's subcommand among the words of a command: 1 in `go build`, 3 in `go -C dir build`; undefined if there is no
* subcommand.
*/
function subcommandAt(words, at) {
	const word = words[at] ?? "";
	const name = shownText(word);
	if (!(isUnknown(word) ? /^\$[({]?GO(_?(CMD|BIN|TOOL|EXE|COMMAND))?\b/i.test(name) : /^(.*\/)?go(\d+(\.\d+)*)?(\.exe)?$/.test(name))) return void 0;
	const next = words[at + 1] === "-C" ? at + 3 : at + 1;
	return SUBCOMMANDS.has(words[next] ?? "") ? next : void 0;
}
/**
* Returns the build that a command makes; undefined for a command that builds nothing, and for tests without `-pgo`.
* @param words the words of the whole command. Words before `go`, such as `env CGO_ENABLED=0`, are skipped.
* @param scope the folder and the variables with which the command runs.
*/
function goBuild(words, scope) {
	for (let at = 0; at < words.length; at++) {
		const found = subcommandAt(words, at);
		if (found === void 0) continue;
		const goFlags = words.slice(0, at).findLast((word) => word.startsWith("GOFLAGS="))?.slice(8) ?? scope.goFlags;
		const moved = words[at + 1] === "-C" ? joinedPath(scope.folder, words[at + 2] ?? "") : scope.folder;
		return readArguments(words[found] ?? "", words.slice(found + 1), {
			folder: moved,
			goFlags
		});
	}
}
function readArguments(subcommand, args, scope) {
	let { folder } = scope;
	let pgo = pgoOf(scope.goFlags?.split(/\s+/) ?? []);
	const unknown = [];
	const packages = [];
	for (let at = 0; at < args.length; at++) {
		const argument = args[at] ?? "";
		const flag = /^--?([\w-]+)(?:=(.*))?$/s.exec(argument);
		if (flag === null) {
			if (isUnknown(argument)) unknown.push(argument);
			else if (argument.startsWith("-")) unknown.push(argument);
			else packages.push(argument);
			if (subcommand === "run" && packages.length > 0) break;
			continue;
		}
		const [, name = "", value] = flag;
		if (SWITCHES.has(name)) continue;
		if (name === "args" && subcommand === "test") break;
		const given = value ?? args[++at] ?? "";
		if (name === "pgo") pgo = given;
		if (name === "C") folder = joinedPath(folder, given);
	}
	const isTest = subcommand === "test";
	const flags = unknown.filter((word) => NAMED_LIKE_FLAGS.test(shownText(word)));
	const built = [...packages, ...unknown.filter((word) => !flags.includes(word))];
	const doubt = flags.map(shownText).find((name) => !isTest || /pgo/i.test(name));
	if (isTest && pgo === void 0 && doubt === void 0) return void 0;
	return {
		kind: isTest ? "test" : "build",
		tool: `go ${subcommand}`,
		pgo,
		doubt,
		packages: built,
		folder
	};
}
/** Returns the value of the last `-pgo` in a list of flags; undefined if no flag is `-pgo`. */
function pgoOf(flags) {
	const last = flags.findLastIndex((flag) => /^["']?--?pgo(=|$)/.test(flag));
	if (last < 0) return void 0;
	const [, value] = /^["']?--?pgo=?(.*?)["']?$/s.exec(flags[last] ?? "") ?? [];
	return (flags[last] ?? "").includes("=") ? value : flags[last + 1];
}

// src/builds/shell-words.ts
/** The character between the words if one word of a script, such as `$FLAGS`, expands to several words. */
const BETWEEN = "";
/**
* Returns the words into which the shell expands one word of a script. For example, `$FLAGS` without quotes becomes several words if its
* value has several words.
*/
function shellWords(word, scope) {
	return expanded(word, scope).split(BETWEEN).filter((one) => one !== "" || word.text !== "");
}
/** Returns the text of a word that the shell never splits, such as the value of an assignment. */
function shellWord(word, scope) {
	return word === void 0 ? "" : expanded(word, scope).replaceAll(BETWEEN, " ");
}
function expanded(word, scope) {
	if (word.parts === void 0) return word.value;
	return boundedValue(word.parts.map((part) => partOf(part, scope, false)).join(""), word.text);
}
function partOf(part, scope, isQuoted) {
	const split = (value) => isQuoted ? value : value.trim().replace(/\s+/g, BETWEEN);
	switch (part.type) {
		case "Literal":
		case "SingleQuoted":
		case "AnsiCQuoted": return part.value;
		case "DoubleQuoted":
		case "LocaleString": return part.parts.map((one) => partOf(one, scope, true)).join("");
		case "SimpleExpansion": return split(variableValue(part.text.slice(1), part.text, scope));
		case "ParameterExpansion": {
			const isArray = part.index !== void 0 && /^[@*]$/.test(part.index.text);
			const value = parameter(part, scope);
			return isArray ? value.trim().replace(/\s+/g, BETWEEN) : split(value);
		}
		case "CommandExpansion": return outputOf(part.text, scope);
		case "Glob":
		case "BraceExpansion":
		case "ExtendedGlob": return part.text;
		default: return marked(part.text);
	}
}
function variableValue(name, written, scope) {
	const known = scope.variables.get(name);
	if (known !== void 0) return known;
	if (name === "PWD") return scope.folder;
	if (/^(GITHUB_WORKSPACE|CI_PROJECT_DIR|BUILD_SOURCESDIRECTORY|WORKSPACE)$/.test(name)) return "";
	if (name === "0" || name === "BASH_SOURCE") return `${""}/0`;
	return marked(written);
}
function parameter(part, scope) {
	const { operation, parameter: name, text, prefix } = part;
	if (prefix !== void 0) return marked(text);
	const value = variableValue(name, text, scope);
	const isKnown = !value.includes(marked(text)) && value !== marked(text);
	if (operation === void 0) return value;
	if (operation.type === "Default") {
		const { operator } = operation;
		const operand = () => shellWord(operation.operand, scope);
		if (operator.includes("+")) return isKnown ? value === "" ? "" : operand() : marked(text);
		if (operator.includes("?")) return value;
		const chosen = isKnown && (value !== "" || !operator.startsWith(":")) ? value : operand();
		if (operator.includes("=")) scope.variables.set(name, chosen);
		return chosen;
	}
	if (operation.type === "Remove" && operation.operator === "%" && operation.operand.text === "/*") return isKnown ? value.replace(/\/[^/]*$/, "") : marked(text);
	return marked(text);
}
const RUNS = "(?:\\$\\(|`)\\s*";
const SHELL_WORD = "[\"']?([^\"'\\s`()&;|]+)[\"']?";
const ENDS = "\\s*[)`]$";
const CURRENT = new RegExp(`^${RUNS}pwd(?:\\s+-[LP])?${ENDS}`);
const TOP = new RegExp(`^${RUNS}git\\s+rev-parse\\s+--show-toplevel${ENDS}`);
const OWN_FOLDER = /dirname\s+(?:--\s+)?["']?(?:\$0|\$\{0\}|\$BASH_SOURCE|\$\{BASH_SOURCE(?:\[0\])?(?::-\$0)?\})["']?/;
const CHANGED = new RegExp(`^${RUNS}(?:cd|realpath|readlink\\s+-f)\\s+(?:--\\s+)?${SHELL_WORD}(?:\\s*(?:&&|;|>)[^\`]*)?${ENDS}`);
/**
* Returns the output of a command that scripts often use in paths: `pwd`, `dirname "$0"`, the root of the repository, and `cd X && pwd`.
*/
function outputOf(written, scope) {
	const text = written.slice(0, 300);
	if (CURRENT.test(text)) return scope.folder;
	if (TOP.test(text)) return "";
	const own = OWN_FOLDER.exec(text);
	if (own !== null) {
		const [up = ""] = /^[)`]?["']?((?:\/\.\.)*)/.exec(text.slice(own.index + own[0].length).trimStart())?.slice(1) ?? [];
		return `${""}${up}`;
	}
	const path = CHANGED.exec(text)?.[1];
	if (path === void 0 || path.startsWith("-")) return marked(written);
	const value = path.replace(/\$(\w+)|\$\{(\w+)\}/g, (all, one, other) => variableValue(one ?? other, all, scope));
	return /[$*?]/.test(value) ? marked(written) : joinedPath(scope.folder, value);
}
/** Returns a scope without variables. */
function emptyScope(folder = "") {
	return {
		variables: /* @__PURE__ */ new Map(),
		exported: /* @__PURE__ */ new Set(),
		folder
	};
}
/** Returns a copy of a scope, for a subshell or a branch. */
function copiedScope({ variables, exported, folder }) {
	return {
		variables: new Map(variables),
		exported: new Set(exported),
		folder
	};
}

// src/builds/shell.ts
/**
* Finds the builds in shell text, such as a script, a recipe of make, or a step of a workflow. The parser of `unbash` finds the commands,
* also in loops, conditions, functions and `$(…)`. The reader goes through the text from top to bottom and follows assignments, `export`
* and `cd`. Commands in a subshell change neither the variables nor the folder of the text around the subshell. A variable that a branch
* sets is unknown after the branch.
*/
/** The most levels of nested scripts that are read, as in `sh -c "sh -c …"`. */
const DEEPEST_SCRIPT = 3;
/** The most variables of one script whose values are remembered. */
const MOST_VARIABLES = 300;
var ShellReader = class ShellReader {
	builds = [];
	images = [];
	#text;
	#firstLine;
	#depth;
	#line = 0;
	#counted = 0;
	constructor(text, firstLine, depth = 0) {
		this.#text = text;
		this.#firstLine = firstLine;
		this.#depth = depth;
	}
	/**
	* Returns the line number of a position in the text. The count starts at the line that the previous call returned, because callers mostly
	* ask for ascending positions.
	*/
	#lineAt(position) {
		if (position < this.#counted) {
			this.#line = 0;
			this.#counted = 0;
		}
		for (let at = this.#text.indexOf("\n", this.#counted); at >= 0 && at < position;) {
			this.#line++;
			this.#counted = at + 1;
			at = this.#text.indexOf("\n", this.#counted);
		}
		return this.#firstLine + this.#line;
	}
	visit(node, scope) {
		if (this.builds.length >= 500) return;
		switch (node.type) {
			case "Command":
				this.#command(node, scope);
				break;
			case "Subshell":
			case "CommandExpansion":
			case "ProcessSubstitution":
				this.#children(node, copiedScope(scope));
				break;
			case "If":
			case "Case":
			case "While":
			case "For":
			case "Select":
			case "Function": {
				const inner = copiedScope(scope);
				if (node.type === "For") loopVariable(node, inner);
				this.#children(node, inner);
				forgetChanged(scope, inner, node.type === "Function");
				break;
			}
			default: this.#children(node, scope);
		}
	}
	#children(node, scope) {
		forEachChild(node, (child) => this.visit(child, scope));
	}
	#command(node, scope) {
		const own = copiedScope(scope);
		const prefix = node.prefix.filter((one) => one.type === "Assignment");
		this.#children(node, copiedScope(scope));
		const args = node.suffix.filter((one) => one.type === "Word" || one.type === "Assignment");
		if (node.name === void 0) {
			for (const one of prefix) assign(one, scope);
			return;
		}
		for (const one of prefix) {
			assign(one, own);
			own.exported.add(one.name);
		}
		const words = [...shellWords(node.name, own), ...args.flatMap((one) => argumentWords(one, own))];
		const [program = ""] = words;
		if (/^(export|declare|local|readonly|typeset)$/.test(program)) {
			for (const one of args) {
				if (one.type === "Assignment") assign(one, scope);
				if (program === "export") scope.exported.add(one.type === "Assignment" ? one.name : one.text);
			}
			return;
		}
		if (/^(cd|pushd)$/.test(program)) {
			const to = words.findLast((word) => !word.startsWith("-")) ?? "";
			if (words.length > 1) scope.folder = joinedPath(scope.folder, to);
			return;
		}
		if (/^(echo|printf|log|info|warn|#)$/.test(program)) return;
		this.#run(words, own, this.#positionOf(node));
		this.#nested(words, own, this.#positionOf(node));
	}
	/** Returns the position of the `-pgo` in a command, or the position of the command if it has no `-pgo`. */
	#positionOf(node) {
		return node.suffix.find((one) => one.type === "Word" && /^["']?--?pgo/.test(one.text))?.pos ?? node.pos;
	}
	#run(words, { folder, variables, exported }, position) {
		const goFlags = exported.has("GOFLAGS") ? variables.get("GOFLAGS") : void 0;
		const line = this.#lineAt(position);
		const build = goBuild(words, {
			folder,
			goFlags
		});
		if (build !== void 0) this.builds.push({
			...build,
			line
		});
		const rule = words.find((word) => /^--@.*:pgoprofile=/.test(word));
		if (rule !== void 0) {
			const label = rule.slice(rule.indexOf("=") + 1);
			this.builds.push({
				kind: "Bazel",
				line,
				attribute: "pgoprofile",
				label
			});
		}
		if (words.includes("ko") && /^(build|publish|apply|resolve|run)$/.test(words[words.indexOf("ko") + 1] ?? "")) {
			const packages = words.slice(words.indexOf("ko") + 2).filter((word) => /^\.{0,2}\/|^\.$/.test(word));
			this.builds.push({
				kind: "build",
				tool: "ko build",
				line,
				packages,
				folder,
				pgo: pgoOfFlags(goFlags)
			});
		}
		const image = imageCommand(words, folder);
		if (image !== void 0) this.images.push(image);
	}
	/** Reads a script in a word of a command: `sh -c "go build"`. */
	#nested(words, scope, position) {
		if (this.#depth >= DEEPEST_SCRIPT) return;
		for (const [at, word] of words.entries()) {
			if (!/^(-\w*c|--run|--command|eval)$/.test(words[at - 1] ?? "") || !/\s/.test(word)) continue;
			const reader = new ShellReader(word, this.#lineAt(position), this.#depth + 1);
			reader.visit(parse(word), copiedScope(scope));
			this.builds.push(...reader.builds);
			this.images.push(...reader.images);
		}
	}
};
function pgoOfFlags(flags = "") {
	return /(?:^|\s)--?pgo=(\S+)/.exec(flags)?.[1];
}
function argumentWords(argument, scope) {
	if (argument.type === "Word") return shellWords(argument, scope);
	return [`${argument.name}=${assigned(argument, scope)}`];
}
function assigned({ value }, scope) {
	if (value.type === "Word") return shellWord(value, scope);
	return value.elements.flatMap((element) => shellWords(element, scope)).join(" ");
}
function assign(assignment, scope) {
	const { name, append, index } = assignment;
	if (index !== void 0) return;
	if (scope.variables.size >= MOST_VARIABLES && !scope.variables.has(name)) return;
	const value = assigned(assignment, scope);
	const before = append ? scope.variables.get(name) : void 0;
	const isArray = assignment.value.type === "ArrayValue";
	scope.variables.set(name, before === void 0 ? value : `${before}${isArray ? " " : ""}${value}`);
}
function loopVariable(node, scope) {
	if (node.type !== "For") return;
	const name = node.name?.text ?? "";
	const words = (node.wordlist ?? []).flatMap((word) => shellWords(word, scope));
	const [only, ...others] = words;
	scope.variables.set(name, only !== void 0 && others.length === 0 ? only : inSomeCases(name, words));
}
/**
* Returns a mark for the unknown value of a variable with several possible values. The mark contains `pgo` if one of the values contains
* `pgo`.
*/
function inSomeCases(name, values) {
	const hasPgo = values.some((value) => /pgo/i.test(shownText(value)));
	return marked(hasPgo && !/pgo/i.test(name) ? `$${name} (with -pgo in some cases)` : `$${name}`);
}
/**
* Forgets the values that a branch has set. A variable without a value before the branch keeps the value from the branch, because that is
* its only known value.
*/
function forgetChanged(scope, inner, isFunction) {
	for (const [name, value] of inner.variables) {
		const before = scope.variables.get(name);
		if (before === value) continue;
		if (isFunction && before === void 0) scope.variables.set(name, value);
		else scope.variables.set(name, inSomeCases(name, [before ?? "", value]));
	}
	for (const name of inner.exported) scope.exported.add(name);
}
/** Reads the Dockerfile, the context and the arguments of `docker build`, `docker buildx build`, `podman build` or `buildah bud`. */
function imageCommand(words, folder) {
	const at = words.findIndex((word) => /^(.*\/)?(docker|podman|nerdctl|buildah|buildx|kaniko)$/.test(word));
	const verb = at < 0 ? -1 : words.findIndex((word, index) => index > at && /^(build|bud|build-using-dockerfile)$/.test(word));
	if (verb < 0 || words.slice(at + 1, verb).some((word) => !/^(buildx|image|builder|-.*)$/.test(word))) return void 0;
	const args = /* @__PURE__ */ new Map();
	let [dockerfile, context] = [];
	for (let index = verb + 1; index < words.length; index++) {
		const word = words[index] ?? "";
		const [, name = "", value] = /^(-f|--[\w-]+|-\w)(?:=(.*))?$/s.exec(word) ?? [];
		if (name === "") {
			if (!isUnknown(word)) context = word;
			continue;
		}
		if (/^--(pull|push|load|no-cache|rm|quiet|squash|force-rm|debug|metadata)$|^-q$/.test(name)) continue;
		const given = value ?? words[++index] ?? "";
		if (name === "-f" || name === "--file") dockerfile = given;
		if (name === "--build-arg" && given.includes("=")) args.set(given.slice(0, given.indexOf("=")), given.slice(given.indexOf("=") + 1));
	}
	return context === void 0 ? void 0 : {
		dockerfile,
		context,
		folder,
		args
	};
}
/**
* Reads the builds in a text for the shell.
* @param options.firstLine the line number in the file at which the text begins, counted from 1.
* @param options.scope the variables and the folder at the beginning of the text, which the commands in the text may change.
*/
function readShell(text, { firstLine = 1, scope = emptyScope() } = {}) {
	const reader = new ShellReader(text, firstLine);
	reader.visit(parse(text), scope);
	return reader;
}

// src/builds/dockerfile.ts
/** Reads the builds in a Dockerfile. @param args the values of `docker build --build-arg`, by name. */
function readDockerfile(text, args = /* @__PURE__ */ new Map()) {
	const builds = [];
	const images = [];
	const stages = /* @__PURE__ */ new Map();
	const global = emptyScope("/");
	let stage = {
		scope: global,
		copies: []
	};
	for (const instruction of import_main.DockerfileParser.parse(text).getInstructions()) {
		const line = instruction.getRange().start.line + 1;
		const content = instruction.getRawArgumentsContent() ?? "";
		switch (instruction.getKeyword()) {
			case "FROM":
				stage = fromStage(content, stages, global);
				break;
			case "ARG":
				setArgument(content, stage, global, args);
				break;
			case "ENV":
				setEnvironment(content, stage.scope);
				break;
			case "WORKDIR":
				stage.scope.folder = pathIn(stage.scope, expandedWord(content, stage.scope));
				break;
			case "COPY":
			case "ADD":
				copy(instruction, line, stage);
				break;
			case "RUN": {
				const read = readRunInstruction(instruction, stage);
				const image = {
					copies: mounted(instruction, stage),
					doubt: stage.doubt
				};
				builds.push(...read.builds.map((build) => "attribute" in build ? build : {
					...build,
					image
				}));
				images.push(...read.images);
				break;
			}
		}
	}
	return {
		builds,
		images
	};
}
/**
* Returns the new stage that a `FROM` begins. The stage is a copy of the earlier stage that `FROM` names. If `FROM` names an image from a
* registry, the stage is empty.
*/
function fromStage(content, stages, global) {
	const [image = "", as = "", name = ""] = content.split(/\s+/).filter((word) => !word.startsWith("--"));
	const base = stages.get(expandedWord(image, global).toLowerCase());
	const stage = base === void 0 ? {
		scope: emptyScope(/(^|\/)golang(:|@|$)/.test(image) ? "/go" : "/"),
		copies: []
	} : {
		scope: copiedScope(base.scope),
		copies: base.copies,
		doubt: base.doubt
	};
	stages.set(String(stages.size), stage);
	if (/^as$/i.test(as)) stages.set(name.toLowerCase(), stage);
	return stage;
}
/**
* Reads `ARG NAME=default`. An `ARG` without a default has the value of the `ARG` with the same name above the first `FROM`, or else an
* unknown value.
*/
function setArgument(content, { scope }, global, args) {
	for (const [name, value] of assignmentsIn(content)) {
		const before = scope === global ? void 0 : scope.variables.get(name) ?? global.variables.get(name);
		const given = args.get(name) ?? (value === void 0 ? before : expandedWord(value, scope));
		scope.variables.set(name, given ?? marked(`$${name}`));
		scope.exported.add(name);
	}
}
function setEnvironment(content, scope) {
	const isOld = !/^[^\s=]+=/.test(content);
	const [first = ""] = content.split(/\s/);
	const all = isOld ? [[first, content.slice(first.length).trim()]] : assignmentsIn(content);
	for (const [name, value = ""] of all) {
		scope.variables.set(name, expandedWord(value, scope));
		scope.exported.add(name);
	}
}
/** Splits a text such as `A=b C="d e" F` into names and values, and keeps the quotes of the values. */
function assignmentsIn(content) {
	return (content.replace(/\\\r?\n/g, " ").match(/(?:"(?:[^"\\]|\\.)*"|'[^']*'|\\.|[^\s"'\\])+/g) ?? []).map((word) => {
		const at = word.indexOf("=");
		return at < 0 ? [word, void 0] : [word.slice(0, at), word.slice(at + 1)];
	});
}
/**
* Returns the text of a word, without quotes and with variables replaced, because quotes and variables in a Dockerfile are like those of a
* shell.
*/
function expandedWord(word, scope) {
	const probe = copiedScope(scope);
	readShell(`VALUE_OF_A_WORD=${word.trim()}`, { scope: probe });
	return probe.variables.get("VALUE_OF_A_WORD") ?? word;
}
function pathIn({ folder }, path) {
	return posix.resolve(folder, path);
}
function copy(instruction, line, stage) {
	const flags = instruction.getFlags().map((flag) => [flag.getName(), flag.getValue() ?? ""]);
	const from = flags.find(([name]) => name === "from")?.[1];
	const values = instructionWords(instruction).map((word) => expandedWord(word, stage.scope));
	const last = values.at(-1);
	if (last === void 0 || values.length < 2) return;
	if (from !== void 0) {
		if (values.some((value) => !/(^|\/)(s?bin|etc|lib|usr|tmp|out)(\/|$)/.test(value))) stage.doubt ??= `COPY --from=${from}`;
		return;
	}
	if (instruction.getKeyword() === "ADD" && values.some((value) => /^(https?|git|ssh):|^git@/.test(value))) stage.doubt ??= `ADD ${shownText(values[0] ?? "")}`;
	const sources = values.slice(0, -1).filter((value) => !value.startsWith("<<"));
	const isFolder = /\/$|(^|\/)\.$/.test(last) || sources.length > 1;
	const destination = `${pathIn(stage.scope, last).replace(/\/$/, "")}${isFolder ? "/" : ""}`;
	const excluded = flags.flatMap(([name, value]) => name === "exclude" ? [value] : []);
	stage.copies = [...stage.copies, {
		line,
		sources,
		excluded,
		destination
	}];
}
/** Returns the sources and the destination of a `COPY`, which may be written as `["a", "b"]`. */
function instructionWords(instruction) {
	const content = (instruction.getRawArgumentsContent() ?? "").trim();
	if (content.startsWith("[")) try {
		const list = JSON.parse(content);
		if (Array.isArray(list)) return list.map(String);
	} catch {}
	return assignmentsIn(content).map(([name, value]) => value === void 0 ? name : `${name}=${value}`).filter((word) => !word.startsWith("--"));
}
/** Reads the script of a RUN. The script may be written as words, as a list such as `["go", "build"]`, or as a here-document. */
function readRunInstruction(instruction, { scope }) {
	const content = instruction.getRawArgumentsContent() ?? "";
	const firstLine = (instruction.getArgumentsRange?.() ?? instruction.getRange()).start.line + 1;
	if (/^\s*\[/.test(content)) {
		const words = instructionWords(instruction).map((word) => `'${word.replaceAll("'", "'\\''")}'`);
		return readShell(words.join(" "), {
			firstLine,
			scope: copiedScope(scope)
		});
	}
	const document = /^\s*<<-?\s*["']?(\w+)["']?[^\n]*\n([\s\S]*?)\n?[\t ]*\1\s*$/.exec(content);
	if (document !== null) return readShell(document[2] ?? "", {
		firstLine: firstLine + 1,
		scope: copiedScope(scope)
	});
	const script = content.replace(/^[ \t]*#.*$/gm, "\\");
	return readShell(script, {
		firstLine,
		scope: copiedScope(scope)
	});
}
/** Returns the files that are in the image during a RUN, including the files of the build context that `--mount=type=bind` adds. */
function mounted(instruction, { copies, scope }) {
	const found = [...(instruction.getTextContent?.() ?? "").slice(0, 1e4).matchAll(/--mount=(\S+)/g)].flatMap(([, text = ""]) => {
		const options = new Map(text.split(",").map((one) => one.split("=", 2)));
		if ((options.get("type") ?? "bind") !== "bind" || options.has("from")) return [];
		const target = options.get("target") ?? options.get("dst") ?? options.get("destination");
		if (target === void 0) return [];
		return [{
			line: 0,
			sources: [options.get("source") ?? options.get("src") ?? "."],
			excluded: [],
			destination: pathIn(scope, expandedWord(target, scope))
		}];
	});
	return [...copies, ...found];
}
/**
* Returns the arguments with which a Dockerfile is built. If several commands pass different values for an argument, the value of the
* argument is unknown.
*/
function commonArguments(all) {
	const common = /* @__PURE__ */ new Map();
	for (const [name, value] of all.flatMap((one) => [...one])) {
		const before = common.get(name);
		const isElsewhere = all.some((one) => !one.has(name));
		common.set(name, (before === void 0 || before === value) && !isElsewhere ? value : inSomeCases(name, ["pgo"]));
	}
	return common;
}

// src/builds/justfile.ts
/**
* Finds the builds in a justfile. A justfile has assignments such as `name := "value"`, uses of variables such as `{{name}}`, and recipes
* with indented lines. Each line of a recipe runs in a new shell, unless the recipe begins with `#!`.
*/
function readJustfile(text) {
	const values = /* @__PURE__ */ new Map();
	const exported = /* @__PURE__ */ new Set();
	const builds = [];
	const images = [];
	const expand = (text) => text.replace(/\{\{\s*([^{}]{0,300}?)\s*\}\}/g, (written, expression) => {
		if (/^(justfile_directory|invocation_directory|source_directory)\(\)$/.test(expression)) return "";
		return values.get(expression) ?? literal(expression) ?? marked(written);
	});
	const literal = (expression) => {
		const tokens = expression.match(/"[^"]*"|'[^']*'|[\w.-]+(?:\([^()]*\))?|[+/]|\S/g) ?? [];
		let value = "";
		for (const token of tokens) {
			const piece = token === "+" ? "" : token === "/" ? "/" : justfileOperand(token, values);
			if (piece === void 0) return void 0;
			value += piece;
		}
		return tokens.length === 0 ? void 0 : value.slice(0, 4096);
	};
	const lines = text.split("\n");
	const hasExport = /^set\s+export\b/m.test(text);
	for (const line of lines) {
		const [, keyword, name = "", value = ""] = /^(export\s+)?([\w-]+)\s*:=\s*(.*?)\s*$/.exec(line) ?? [];
		if (name === "") continue;
		values.set(name, literal(value) ?? marked(`{{${name}}}`));
		if (keyword !== void 0 || hasExport) exported.add(name);
	}
	const scopeOf = () => {
		const scope = emptyScope();
		for (const name of exported) {
			scope.variables.set(name, values.get(name) ?? "");
			scope.exported.add(name);
		}
		return scope;
	};
	for (let at = 0; at < lines.length && builds.length < 500; at++) {
		if (!/^[ \t]+\S/.test(lines[at] ?? "")) continue;
		const first = at;
		const isScript = /^[ \t]+#!/.test(lines[at] ?? "");
		const goesOn = () => isScript ? /^([ \t]|\s*$)/.test(lines[at + 1] ?? "x") : /\\$/.test(lines[at] ?? "");
		while (at + 1 < lines.length && goesOn()) at++;
		const script = lines.slice(first, at + 1).join("\n").replace(/^[ \t]+[@-]*/, "");
		const read = readShell(expand(script), {
			firstLine: first + 1,
			scope: scopeOf()
		});
		builds.push(...read.builds);
		images.push(...read.images);
	}
	return {
		builds,
		images
	};
}
/** Returns the value of a literal, a variable or a known function in an expression; undefined if the value is not known. */
function justfileOperand(token, values) {
	const quoted = /^(?:"([^"]*)"|'([^']*)')$/.exec(token);
	if (quoted !== null) return quoted[1] ?? quoted[2] ?? "";
	if (token === "justfile_directory()") return "";
	return /^env(?:_var_or_default)?\(\s*["'][^"']*["']\s*,\s*["']([^"']*)["']\s*\)$/.exec(token)?.[1] ?? values.get(token);
}

// src/builds/makefile.ts
const ASSIGNMENT = /^\s*(?:(export|override)\s+)*([\w.-]+)\s*(\+=|\?=|::?:?=|!=|=)\s*(.*)$/s;
/** The most levels of expansion for variables whose values contain variables. */
const DEEPEST_VARIABLE = 20;
/** Reads the builds in a Makefile. */
function readMakefile(text) {
	const { variables, recipes } = statements(text);
	const expand = expander(variables);
	const builds = [];
	const images = [];
	for (const { line, text, target } of recipes) {
		if (builds.length >= 500) break;
		const scope = emptyScope();
		const goFlags = variables.exported.has("GOFLAGS") ? variables.values.get("GOFLAGS") : void 0;
		if (goFlags !== void 0) {
			scope.variables.set("GOFLAGS", expand(goFlags));
			scope.exported.add("GOFLAGS");
		}
		const read = readShell(expand(text, variables.ofTargets.get(target)), {
			firstLine: line,
			scope
		});
		builds.push(...read.builds);
		images.push(...read.images);
	}
	return {
		builds,
		images
	};
}
/** Reads the statements of a Makefile. Lines that end in a backslash are joined; in recipes, the line breaks stay. */
function statements(text) {
	const variables = {
		values: /* @__PURE__ */ new Map(),
		exported: /* @__PURE__ */ new Set(),
		ofTargets: /* @__PURE__ */ new Map()
	};
	const recipes = [];
	const lines = text.split("\n");
	let [depth, target] = [0, ""];
	for (let at = 0; at < lines.length; at++) {
		const first = at;
		while (/(^|[^\\])(\\\\)*\\\r?$/.test(lines[at] ?? "") && at + 1 < lines.length) at++;
		const whole = lines.slice(first, at + 1);
		if ((whole[0] ?? "").startsWith("	") && target !== "") {
			const shell = whole.join("\n").replace(/^\t[@+-]*/, "");
			recipes.push({
				line: first + 1,
				text: shell,
				target
			});
			continue;
		}
		const statement = withoutComment(whole.map((line) => line.replace(/\\?\r?$/, "").trim()).join(" "));
		if (/^(ifeq|ifneq|ifdef|ifndef)\b/.test(statement)) depth++;
		else if (/^endif\b/.test(statement)) depth = Math.max(0, depth - 1);
		else if (/^define\s/.test(statement)) at = definition(lines, at, statement, variables);
		else if (/^export\s+[\w.\s-]+$/.test(statement)) for (const name of statement.split(/\s+/).slice(1)) variables.exported.add(name);
		else if (ASSIGNMENT.test(statement)) assignTo(variables.values, variables, statement, depth > 0);
		else {
			const rule = /^([^:=#]+)::?(?!=)\s*(.*)$/s.exec(statement);
			if (rule === null) continue;
			const [, before = "", rest = ""] = rule;
			const names = before.replace(/&$/, "").trim();
			[target = ""] = names.split(/\s+/);
			if (!ASSIGNMENT.test(rest)) {
				const semicolon = rest.indexOf(";");
				if (semicolon >= 0) recipes.push({
					line: first + 1,
					text: rest.slice(semicolon + 1),
					target
				});
				continue;
			}
			for (const name of names.split(/\s+/)) {
				const own = variables.ofTargets.get(name) ?? /* @__PURE__ */ new Map();
				variables.ofTargets.set(name, own);
				assignTo(own, variables, rest, false);
			}
		}
	}
	return {
		variables,
		recipes
	};
}
function withoutComment(line) {
	const at = line.search(/(^|[^\\])#/);
	return at < 0 ? line : line.slice(0, line[at] === "#" ? at : at + 1);
}
/** Reads `define NAME … endef`. @returns the index of the line with `endef`. */
function definition(lines, at, statement, { values }) {
	const name = statement.split(/\s+/)[1] ?? "";
	let end = at + 1;
	while (end < lines.length && !/^\s*endef\b/.test(lines[end] ?? "")) end++;
	values.set(name, lines.slice(at + 1, end).join("\n"));
	return end;
}
function assignTo(own, all, statement, isConditional) {
	const [, keyword, name = "", operator = "", value = ""] = ASSIGNMENT.exec(statement) ?? [];
	if (keyword === "export") all.exported.add(name);
	const before = own.get(name) ?? all.values.get(name);
	if (operator === "?=" && before !== void 0) return;
	const given = operator === "!=" ? marked(`$(${name})`) : value.trim();
	const resolved = before === void 0 ? given : given.replaceAll(new RegExp(`\\$[({]${escapedName(name)}[)}]`, "g"), () => before);
	const next = operator === "+=" && before !== void 0 ? `${before} ${resolved}` : resolved;
	const isUnsure = isConditional && before !== next && operator !== "?=";
	own.set(name, boundedValue(isUnsure ? inSomeCases(name, [before ?? "", next]) : next, `$(${name})`));
}
function escapedName(name) {
	return name.replace(/[.-]/g, "\\$&");
}
/** Returns a function that expands variables. The function expands each variable only once, and limits the length of a value. */
function expander({ values }) {
	const known = /* @__PURE__ */ new Map();
	const expand = (text, own, depth = 0) => {
		if (!text.includes("$")) return text;
		let result = "";
		for (let at = 0; at < text.length; at++) {
			if (text[at] !== "$") {
				result += text[at];
				continue;
			}
			const opening = text[at + 1] ?? "";
			if (opening === "$") {
				result += "$";
				at++;
				continue;
			}
			const end = opening === "(" || opening === "{" ? closingBracket(text, at + 1) : at + 1;
			const written = text.slice(at, end + 1);
			result += expandVariable(written, own, depth);
			at = end;
			if (result.length > 65536) return marked(text);
		}
		return result;
	};
	const expandVariable = (written, own, depth) => {
		const name = /^\$[({](.*)[)}]$/s.exec(written)?.[1] ?? written.slice(1);
		if (name === "CURDIR" || name === "PWD" || /^shell\s+pwd$/.test(name)) return "";
		if (/(dir|dirname|abspath|realpath)\b.*MAKEFILE_LIST/.test(name)) return `${""}/`;
		const before = own?.get(name) ?? values.get(name);
		if (before === void 0 || depth > DEEPEST_VARIABLE) return expandCall(name, written, own, depth);
		const cached = own?.has(name) ? void 0 : known.get(name);
		if (cached !== void 0) return cached;
		if (!own?.has(name)) known.set(name, marked(written));
		const value = boundedValue(expand(before, own, depth + 1), written);
		if (own === void 0) known.set(name, value);
		else known.delete(name);
		return value;
	};
	const expandCall = (call, written, own, depth) => {
		const [, verb = "", rest = ""] = /^(strip|abspath|realpath|or|call)\s+(.*)$/s.exec(call) ?? [];
		if (depth > DEEPEST_VARIABLE || verb === "") return marked(written);
		const [first = ""] = rest.split(",");
		if (verb === "call") return values.has(first) ? expand(values.get(first) ?? "", own, depth + 1) : marked(written);
		if (verb === "or") return rest.includes("$") ? marked(written) : first;
		return expand(rest, own, depth + 1).trim();
	};
	return expand;
}
/** Returns the index of the bracket that closes the bracket at `from`, or the end of the text if no bracket closes it. */
function closingBracket(text, from) {
	const [open, close] = text[from] === "(" ? ["(", ")"] : ["{", "}"];
	let depth = 0;
	for (let at = from; at < text.length; at++) if (text[at] === open) depth++;
	else if (text[at] === close && --depth === 0) return at;
	return text.length - 1;
}

// src/builds/other-text.ts
/**
* Finds builds in files without a reader for their format. Some files without a reader are programs that call Go, such as a magefile with
* `sh.Run("go", "build", "-pgo", "x")`. Other files without a reader are texts that contain commands, such as Nix, TOML, JSON or a
* Jenkinsfile. This file also finds `-pgo` flags whose command no reader has found, so that no `-pgo` is missed.
*/
const COMMENT_LINE = /^\s*(#|\/\/|\*|--\s|;|rem\b|[@-]*(echo|printf)\b)/i;
const LONGEST_LINE = 2e3;
/**
* Reads the builds in the source of a program: calls with the string literals `"go"` and `"build"` next to each other. The value of an
* argument that is not a string literal is unknown.
*/
function readProgram(text) {
	const builds = [];
	const values = /* @__PURE__ */ new Map();
	for (const [, name = "", , value = ""] of text.matchAll(/^[ \t]*(?:(?:const|var|let)\s+)?(\w+)\s*:?=\s*(["'`])([^"'`\n]{1,500})\2/gm)) values.set(name, value);
	const start = /["'`]go["'`]\s*,\s*(?:\[\s*)?["'`](?:build|install|run|test)["'`]/g;
	let [line, counted] = [1, 0];
	let calls = 0;
	for (const { index } of text.matchAll(start)) {
		if (++calls > 500) break;
		for (let at = text.indexOf("\n", counted); at >= 0 && at < index; at = text.indexOf("\n", counted)) {
			line++;
			counted = at + 1;
		}
		if (COMMENT_LINE.test(text.slice(Math.max(counted, index - LONGEST_LINE), index))) continue;
		const build = goBuild(callWords(text.slice(index, index + LONGEST_LINE), values), { folder: "" });
		if (build !== void 0) builds.push({
			...build,
			line
		});
	}
	return {
		builds,
		images: []
	};
}
/** Returns the words of a call, from its first string literal to its closing bracket. */
function callWords(text, values) {
	const words = [];
	let [depth, lastToken] = [0, ""];
	for (const [token, double, single, back, name] of text.matchAll(/"((?:[^"\\\n]|\\.)*)"?|'((?:[^'\\\n]|\\.)*)'?|`([^`]*)`|([A-Za-z_][\w.]*)|\/\/[^\n]*|[^\s]/g)) {
		const string = double ?? single ?? back;
		const isJoined = words.length > 0 && lastToken === "+";
		if (string !== void 0 || name !== void 0) {
			const word = string ?? values.get(name ?? "") ?? marked(name ?? "");
			if (isJoined) words.push(`${words.pop()}${word}`);
			else words.push(word);
		} else if (/[([{]/.test(token)) depth++;
		else if (/[)\]}]/.test(token) && --depth < -1) break;
		else if (token === ";" || token === ")" && depth < 0) break;
		lastToken = token;
	}
	return words;
}
/** Matches a line that sets a variable: `PGO = "x"` in a Jenkinsfile or TOML, `ARG PGO=x`, `set(PGO x)`, `export PGO=x`. */
const SETS_VARIABLE = /^[ \t]*(?:(?:export|ARG|ENV|LET|SET|def|let|var|val|string|String)[ \t]+)?(?:set\()?["']?([A-Za-z_]\w*)["']?(?:[ \t]*(?:[:?]?=|:)[ \t]*|[ \t]+)["']?([\w./@+-]{1,500})["']?(?:[ \t]*[,;)])?[ \t]*$/gm;
/** Returns the variables, with their values, that a build file sets. A variable that is set to two different values is unknown. */
function variablesSetIn(text) {
	const values = /* @__PURE__ */ new Map();
	for (const [, name = "", value = ""] of text.matchAll(SETS_VARIABLE)) {
		const before = values.get(name);
		values.set(name, before === void 0 || before === value ? value : marked(`$${name}`));
	}
	return values;
}
/**
* Reads the builds in a text of unknown format. A command begins at `go build` and ends at the end of the line, or at the end of the quotes
* around the command.
*/
function readCommands(text) {
	const builds = [];
	const variables = variablesSetIn(text);
	const lines = text.split("\n");
	for (let at = 0; at < lines.length && builds.length < 500; at++) {
		const first = at;
		let line = lines[at] ?? "";
		if (!/\bgo(\s+-C\s+\S+)?\s+(build|install|run|test)\b/.test(line.slice(0, LONGEST_LINE)) || COMMENT_LINE.test(line)) continue;
		while (line.endsWith("\\") && line.length < LONGEST_LINE && at + 1 < lines.length) line = `${line.slice(0, -1)} ${lines[++at]}`;
		const begin = line.search(/\bgo(\s+-C\s+\S+)?\s+(build|install|run|test)\b/);
		const before = line.slice(0, begin);
		const quote = [
			"\"",
			"'",
			"`"
		].find((mark) => before.split(mark).length % 2 === 0);
		const rest = line.slice(begin, LONGEST_LINE);
		const end = quote === void 0 ? -1 : rest.indexOf(quote);
		const command = end < 0 ? rest : rest.slice(0, end);
		builds.push(...readShell(command.replaceAll("\\\"", "\""), {
			firstLine: first + 1,
			scope: {
				...emptyScope(),
				variables: new Map(variables)
			}
		}).builds);
	}
	return {
		builds,
		images: []
	};
}
const PGO_FLAG = /(?<![\w-])--?pgo(?:=|\s+(?!-)|["'`],\s*(?=["'`]))["'`]?((?:\$\([^)]{0,200}\)|\$?\{\{.{0,200}?\}\}|\$\{[^}]{0,200}\}|[^\s"'`,;()\]\\])+)/g;
const ANY_VARIABLE = /\$\([^)]{0,200}\)|\$?\{\{.{0,200}?\}\}|\$\{[^}]{0,200}\}|\$\w+|%\w+%|\{\w*\}|%[sv]/g;
/**
* Finds flags such as `-pgo=…` that belong to no build that a reader has found. For example, one file may only set a variable to a flag
* such as `-pgo=x`, and a second file uses the variable.
* @param found the builds that a reader has found in the same text.
*/
function remainingFlags(text, found) {
	const lines = new Set(found.map(({ line }) => line));
	const values = new Set(found.map((build) => shownText(("pgo" in build ? build.pgo : void 0) ?? "")));
	const hasResolved = found.some((build) => "pgo" in build && build.pgo !== void 0);
	const flags = [];
	for (const [at, line] of text.split("\n").entries()) {
		if (flags.length >= 500 || lines.has(at + 1) || COMMENT_LINE.test(line)) continue;
		for (const [, written = ""] of line.slice(0, LONGEST_LINE).matchAll(PGO_FLAG)) {
			const value = written.replace(/^\$\{(\.{1,2}\/[^}]*)\}/, "$1");
			const hasVariable = value.search(ANY_VARIABLE) >= 0;
			if (values.has(value) || hasVariable && hasResolved) continue;
			const pgo = value.replace(ANY_VARIABLE, (name) => marked(name));
			flags.push({
				kind: "flags",
				tool: "flags",
				line: at + 1,
				pgo,
				packages: [],
				folder: ""
			});
		}
	}
	return flags;
}

// src/builds/starlark.ts
const BUILDS = /^(go_binary|go_image|go_cross_binary|go_transition_binary|go_test)$/;
/**
* Reads the calls at the top of a BUILD file. The reader goes through the file once, character by character, and executes no code of the
* file.
*/
function rulesOf(text) {
	const tokens = tokensOf(text);
	const rules = [];
	const values = /* @__PURE__ */ new Map();
	for (let at = 0; at < tokens.length; at++) {
		const [token, next] = [tokens[at], tokens[at + 1]];
		if (token?.kind !== "name") continue;
		if (next?.text === "=" && tokens[at + 2]?.kind === "string" && tokens[at - 1]?.text !== "(" && tokens[at - 1]?.text !== ",") values.set(token.text, tokens[at + 2]?.text ?? "");
		if (next?.text !== "(" || tokens[at - 1]?.text === "." || tokens[at - 1]?.text === "def") continue;
		const end = closingToken(tokens, at + 1);
		rules.push({
			rule: token.text,
			line: token.line,
			arguments: argumentsOf(tokens.slice(at + 2, end))
		});
		at = end;
	}
	return {
		rules,
		values
	};
}
const TOKEN = /#[^\n]*|(\n)|("""[\s\S]*?"""|'''[\s\S]*?'''|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?)|([A-Za-z_][\w]*)|[^\s\w]/g;
function tokensOf(text) {
	const tokens = [];
	let line = 1;
	for (const [whole, newline, string, name] of text.matchAll(TOKEN)) if (newline !== void 0) line++;
	else if (string !== void 0) {
		tokens.push({
			kind: "string",
			text: string.replace(/^("""|'''|"|')([\s\S]*)\1$/, "$2"),
			line
		});
		line += string.split("\n").length - 1;
	} else if (name !== void 0) tokens.push({
		kind: "name",
		text: name,
		line
	});
	else if (!whole.startsWith("#")) tokens.push({
		kind: "mark",
		text: whole,
		line
	});
	return tokens;
}
function closingToken(tokens, from) {
	let depth = 0;
	for (let at = from; at < tokens.length; at++) {
		const { kind, text } = tokens[at];
		if (kind !== "mark") continue;
		if (text === "(" || text === "[" || text === "{") depth++;
		else if ((text === ")" || text === "]" || text === "}") && --depth === 0) return at;
	}
	return tokens.length;
}
function argumentsOf(tokens) {
	const found = /* @__PURE__ */ new Map();
	let depth = 0;
	let current;
	for (const [at, { kind, text, line }] of tokens.entries()) {
		if (kind === "mark" && (text === "(" || text === "[" || text === "{")) depth++;
		if (kind === "mark" && (text === ")" || text === "]" || text === "}")) depth--;
		if (depth === 0 && text === "," && kind === "mark") {
			current = void 0;
			continue;
		}
		if (depth === 0 && kind === "name" && tokens[at + 1]?.text === "=" && current === void 0) {
			current = {
				strings: [],
				written: "",
				line
			};
			found.set(text, current);
			continue;
		}
		if (current === void 0 || current.written === "" && text === "=") continue;
		if (kind === "string") current.strings.push(text);
		if (current.written.length < 200) current.written += kind === "string" ? `"${text}"` : text;
	}
	return found;
}
/**
* Reads the rules of a BUILD file that name a profile.
* @param isPlease true if the file is for Please, whose rules have the attribute `pgo_file`; false for Bazel, whose rules have
* `pgoprofile`.
*/
function readBuildFile(text, isPlease) {
	const { rules, values } = rulesOf(text);
	const builds = [];
	for (const { rule, line, arguments: given } of rules) {
		const isKnownAttribute = given.has("pgoprofile") || given.has("pgo_file");
		if (!BUILDS.test(rule) && !isKnownAttribute) continue;
		if (/test/.test(rule) && !isKnownAttribute) continue;
		const attribute = given.has("pgo_file") || isPlease && !given.has("pgoprofile") ? "pgo_file" : "pgoprofile";
		const profile = given.get(attribute);
		const parts = [
			"embed",
			"srcs",
			"deps"
		].flatMap((name) => given.get(name)?.strings ?? []);
		builds.push({
			kind: attribute === "pgo_file" ? "Please" : "Bazel",
			line: profile?.line ?? line,
			attribute,
			label: profile === void 0 ? void 0 : labelIn(profile, values),
			parts
		});
		if (builds.length >= 500) break;
	}
	return {
		builds,
		images: []
	};
}
/**
* Returns the label in an argument. The argument is a string literal, or a name to which the file assigns a string. The value of
* `select(…)` or another call is unknown.
*/
function labelIn({ strings, written }, values) {
	const [only, ...others] = strings;
	if (only !== void 0 && others.length === 0 && written === `"${only}"`.slice(0, written.length)) return only;
	return values.get(written) ?? marked(written);
}
/** Reads the flag that names a profile in `.bazelrc`: `build --@rules_go//go/config:pgoprofile=//:default.pgo`. */
function readBazelrc(text) {
	return {
		builds: text.split("\n").flatMap((line, at) => {
			const [, label] = /^[^#]*?(?<!\S)--@?[^\s=#]*:pgoprofile=["']?([^\s"'#]+)/.exec(line) ?? [];
			return label === void 0 ? [] : [{
				kind: "Bazel",
				line: at + 1,
				attribute: "pgoprofile",
				label
			}];
		}),
		images: []
	};
}

// src/builds/windows-scripts.ts
const POWERSHELL = {
	assignment: /^\s*(?:\[[\w[\].]+\]\s*)?\$(?:env:|global:|script:|local:)?(\w+)\s*(\+?)=(?!=)\s*(.*?);?\s*$/i,
	use: /\$\(\$(?:env:|global:|script:|local:)?(\w+)\)|\$\{(?:env:)?(\w+)\}|[$@](?:env:|global:|script:|local:)?(\w+)/gi,
	continues: /`\s*$/,
	comment: /^\s*#/,
	changesFolder: /^\s*(?:Set-Location|Push-Location|cd|sl|pushd)\s+(?:-(?:Literal)?Path\s+)?(.+?)\s*$/i,
	known: /* @__PURE__ */ new Map([["psscriptroot", ""], ["pwd", ""]])
};
const BATCH = {
	assignment: /^\s*@?set\s+"?(\w+)(\+?)=([^"]*)"?\s*$/i,
	use: /%~(dp0)|%(\w+)%|!(\w+)!/g,
	continues: /\^\s*$/,
	comment: /^\s*@?(rem\b|::)/i,
	changesFolder: /^\s*@?(?:cd|chdir|pushd)\s+(?:\/d\s+)?(.+?)\s*$/i,
	known: /* @__PURE__ */ new Map([["dp0", `${""}/`], ["cd", ""]])
};
/**
* Reads the builds in a PowerShell script.
* @param options.firstLine the line number in the file at which the text begins, counted from 1.
* @param options.variables the variables that are set before the script starts. @param options.folder the folder in which the script runs.
*/
function readPowerShell(text, options = {}) {
	return readScript(text, POWERSHELL, options);
}
/** Reads the builds in a batch file. */
function readBatch(text) {
	return readScript(text, BATCH, {});
}
/** Whether a text has assignments that only PowerShell has. */
function looksLikePowerShell(text) {
	return /^[ \t]*\$(env:)?\w+[ \t]*\+?=\s/im.test(text);
}
/** The most characters of a line or a value. A longer line or value is cut. */
const LONGEST = 4e3;
/**
* The most variables of a script whose values are remembered. If a script has more variables, the values of the remaining variables are
* unknown.
*/
const MOST_SCRIPT_VARIABLES = 1e3;
function readScript(text, language, { firstLine = 1, variables = /* @__PURE__ */ new Map(), folder = "" }) {
	const builds = [];
	const values = new Map([...variables].map(([name, value]) => [name.toLowerCase(), value]));
	for (const [name, value] of language.known) values.set(name, value);
	const lines = text.split("\n");
	let [current, depth] = [folder, 0];
	for (let at = 0; at < lines.length && builds.length < 500; at++) {
		const line = firstLine + at;
		let written = (lines[at] ?? "").slice(0, LONGEST);
		if (language.comment.test(written)) continue;
		while (language.continues.test(written) && written.length < LONGEST && at + 1 < lines.length) written = `${written.replace(language.continues, " ")}${lines[++at]}`;
		const isInBlock = depth > 0;
		depth = Math.max(0, depth + written.split("{").length - written.split("}").length);
		const [, name = "", isAdded, expression = ""] = language.assignment.exec(written) ?? [];
		if (name !== "") {
			assignValue(values, name.toLowerCase(), {
				expression,
				isAdded: isAdded === "+",
				isInBlock,
				language
			});
			continue;
		}
		const to = language.changesFolder.exec(written)?.[1];
		if (to !== void 0) current = joinedPath(current, valueOfExpression(to, values, language));
		const begin = written.search(/(?<![\w./\\-])go(\.exe)?["']?\s+(-C\s+\S+\s+)?(build|install|run|test)\b/);
		if (begin < 0) continue;
		const words = wordsOfCommand(written.slice(begin), values, language);
		const build = goBuild(words, {
			folder: current,
			goFlags: values.get("goflags")
		});
		if (build !== void 0) builds.push({
			...build,
			line
		});
	}
	return {
		builds,
		images: []
	};
}
function assignValue(values, name, { expression, isAdded, isInBlock, language }) {
	const value = valueOfExpression(expression, values, language);
	if (values.size >= MOST_SCRIPT_VARIABLES && !values.has(name)) return;
	const before = values.get(name);
	if (isInBlock && (isAdded || before !== void 0 && before !== value)) values.set(name, marked(`$${name}`));
	else values.set(name, isAdded && before !== void 0 ? `${before} ${value}` : value);
}
/**
* Returns the value of an expression. If the expression is not a string, a list of strings, or `Join-Path A B`, the value is unknown.
*/
function valueOfExpression(expression, values, language) {
	const plain = expression.trim().replace(/^@?\((.*)\)$/s, "$1").trim();
	if (language === BATCH) return replaced(plain, values, language);
	const [, joined] = /^Join-Path\s+(.*)$/is.exec(plain) ?? [];
	if (joined !== void 0) return wordsOfCommand(joined, values, language).filter((word) => !/^-(Path|ChildPath)$/i.test(word)).join("/");
	const items = plain.match(/"[^"]*"|'[^']*'|\$[\w:]+|[\w./\\:-]+/g) ?? [];
	if (!(items.length > 0 && items.join("") === plain.replace(/[\s,]/g, "").slice(0, LONGEST)) && !/^["'][^"']*["']$/.test(plain)) return marked(expression.trim() || "$value");
	return items.map((item) => valueOfPart(item, values, language)).join(" ");
}
function wordsOfCommand(text, values, language) {
	return ((text.split(/\s(?:[|;&}]|&&|\|\||>)(?:\s|$)/)[0] ?? "").match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? []).flatMap((word) => {
		const value = word.replace(/"[^"]*"|'[^']*'|[^"']+/g, (part) => valueOfPart(part, values, language));
		return /^[$@%!]/.test(word) ? value.split(/\s+/).filter(Boolean) : value;
	});
}
function valueOfPart(part, values, language) {
	const [, single] = /^'(.*)'$/s.exec(part) ?? [];
	if (single !== void 0) return single.replaceAll("\\", "/");
	return replaced(part.replace(/^"(.*)"$/s, "$1"), values, language);
}
function replaced(text, values, { use }) {
	return text.replace(use, (written, ...groups) => {
		const name = groups.slice(0, 3).find((group) => typeof group === "string") ?? "";
		return values.get(name.toLowerCase()) ?? marked(written);
	}).replaceAll("\\", "/").replaceAll("//", "/").slice(0, LONGEST);
}

// src/builds/yaml-files.ts
var import_dist = require_dist();
/**
* Finds the builds in YAML files: workflows of GitHub, GitLab, CircleCI and others, Taskfiles, compose files, and the settings of
* GoReleaser and ko. The formats of these YAML files differ, but their keys are similar. The keys `run`, `script` and `cmds` hold shell
* text. The keys `env`, `variables` and `vars` set variables for the shell text, and `working-directory` and `dir` name the folder in which
* the shell text runs. If a job has a matrix, the reader reads the shell text once for each value of the matrix.
*/
/** Matches the keys whose value is shell text, or a list of shell texts. */
const SCRIPTS = /^(run|script|before_script|after_script|commands?|cmds?|sh|inlineScript|preBuild|postBuild|prepare|install)$/;
const VARIABLES = [
	"env",
	"environment",
	"variables",
	"vars"
];
const FOLDERS = [
	"working-directory",
	"working_directory",
	"workingDirectory",
	"workdir",
	"dir"
];
/** The most combinations of a job's matrix for which the shell text is read. */
const MOST_COMBINATIONS = 12;
/** The most YAML nodes of a file that are visited. A node counts again for each alias of the node. */
const MOST_NODES = 1e5;
/** Reads the builds in a YAML file. */
function readYaml(text) {
	const reader = new YamlReader();
	for (const document of documentsOf(text, reader.lines)) reader.visitDocument(document);
	return reader;
}
function documentsOf(text, lines) {
	const documents = (0, import_dist.parseAllDocuments)(text, {
		lineCounter: lines,
		logLevel: "silent",
		uniqueKeys: false
	});
	return Array.isArray(documents) ? [...documents] : [];
}
var YamlReader = class {
	lines = new import_dist.LineCounter();
	builds = [];
	images = [];
	#visited = 0;
	#document;
	visitDocument(document) {
		this.#document = document;
		this.#visit(document.contents, {
			variables: /* @__PURE__ */ new Map(),
			matrix: /* @__PURE__ */ new Map(),
			folder: ""
		}, "");
	}
	#visit(node, scope, key) {
		if (node === null || node === void 0 || ++this.#visited > MOST_NODES || this.builds.length >= 500) return;
		if ((0, import_dist.isAlias)(node)) {
			const target = this.#document === void 0 ? void 0 : node.resolve(this.#document);
			this.#visit(target, scope, key);
			return;
		}
		if ((0, import_dist.isScalar)(node)) {
			if (SCRIPTS.test(key) && typeof node.value === "string") this.#script(node.value, this.#lineOf(node), scope);
			return;
		}
		if ((0, import_dist.isSeq)(node)) for (const item of node.items) this.#visit(item, scope, key);
		if (!(0, import_dist.isMap)(node)) return;
		const inner = scopeOf(node, scope);
		this.#image(node, inner);
		for (const { key: name, value } of node.items) {
			const text = (0, import_dist.isScalar)(name) ? String(name.value) : "";
			if (!VARIABLES.includes(text)) this.#visit(value, inner, text);
		}
	}
	/** Returns the line on which the text of a scalar begins. The text of a block scalar begins on the line below `|` or `>`. */
	#lineOf(node) {
		const { line } = this.lines.linePos(node.range?.[0] ?? 0);
		return (0, import_dist.isScalar)(node) && /^BLOCK/.test(node.type ?? "") ? line + 1 : line;
	}
	#script(text, firstLine, scope) {
		const seen = /* @__PURE__ */ new Set();
		const named = [text, ...[...scope.variables.values()].filter((value) => value.includes("-pgo"))].join("\n");
		for (const chosen of combinations(named, scope.matrix)) {
			if (looksLikePowerShell(text)) {
				const script = templated(text, scope.variables, chosen);
				const { variables, folder } = scope;
				for (const build of readPowerShell(script, {
					firstLine,
					variables,
					folder
				}).builds) {
					const known = JSON.stringify(build);
					if (!seen.has(known)) this.builds.push(build);
					seen.add(known);
				}
				continue;
			}
			const shell = emptyScope(scope.folder);
			for (const [name, value] of scope.variables) {
				shell.variables.set(name, templated(value, scope.variables, chosen));
				shell.exported.add(name);
			}
			const read = readShell(templated(text, scope.variables, chosen), {
				firstLine,
				scope: shell
			});
			for (const build of read.builds) {
				const known = JSON.stringify(build);
				if (!seen.has(known)) this.builds.push(build);
				seen.add(known);
			}
			this.images.push(...read.images);
		}
	}
	/** Finds the image that a step with docker/build-push-action, or `build:` in a compose file, builds. */
	#image(map, scope) {
		const uses = textAt(map, "uses");
		const value = map.get("build", true);
		const isCompose = (0, import_dist.isMap)(value) ? value.has("context") || value.has("dockerfile") : map.has("image") || map.has("ports");
		const own = /^docker\/(build-push|bake)-action@/.test(uses) ? map.get("with", true) : void 0;
		const settings = own ?? (isCompose ? value : void 0);
		const { folder } = scope;
		if ((0, import_dist.isScalar)(settings) && typeof settings.value === "string" && !/\s/.test(settings.value)) this.images.push({
			context: settings.value,
			folder,
			args: /* @__PURE__ */ new Map()
		});
		if (!(0, import_dist.isMap)(settings)) return;
		const context = textAt(settings, "context") || ".";
		const dockerfile = textAt(settings, own === void 0 ? "dockerfile" : "file");
		const isFromContext = own === void 0 && dockerfile !== "";
		const args = [...variablesIn(settings.get("build-args", true) ?? settings.get("args", true))].map(([name, text]) => [name, templated(text, scope.variables, /* @__PURE__ */ new Map())]);
		const path = isFromContext ? joinedPath(context, dockerfile) : dockerfile;
		this.images.push({
			dockerfile: path || void 0,
			context,
			folder,
			args: new Map(args)
		});
	}
};
function textAt(map, key) {
	const value = map.get(key);
	return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
/** Returns the variables, the folder and the matrix for the shell texts in a YAML map. */
function scopeOf(map, scope) {
	const variables = new Map(scope.variables);
	for (const key of VARIABLES) for (const [name, value] of variablesIn(map.get(key, true))) variables.set(name, value);
	const matrix = new Map(scope.matrix);
	const strategy = map.get("strategy", true) ?? map.get("parallel", true);
	const axes = (0, import_dist.isMap)(strategy) ? strategy.get("matrix", true) : strategy;
	if ((0, import_dist.isMap)(axes)) readMatrix(axes, matrix);
	const defaults = map.getIn([
		"defaults",
		"run",
		"working-directory"
	]);
	const named = [...FOLDERS.map((key) => textAt(map, key)), typeof defaults === "string" ? defaults : ""].find(Boolean);
	return {
		variables,
		matrix,
		folder: named === void 0 ? scope.folder : joinedPath(scope.folder, templated(named, variables, /* @__PURE__ */ new Map()))
	};
}
/** Reads variables from `{ A: b }`, `[A=b]`, or lines of `A=b`. */
function variablesIn(node) {
	const found = /* @__PURE__ */ new Map();
	const add = (text) => {
		const at = text.indexOf("=");
		if (at > 0) found.set(text.slice(0, at).trim(), text.slice(at + 1).trim());
	};
	if ((0, import_dist.isScalar)(node) && typeof node.value === "string") for (const line of node.value.split("\n")) add(line);
	if ((0, import_dist.isSeq)(node)) for (const item of node.items) {
		if ((0, import_dist.isScalar)(item) && typeof item.value === "string") add(item.value);
		if ((0, import_dist.isMap)(item)) for (const [name, value] of variablesIn(item)) found.set(name, value);
	}
	if (!(0, import_dist.isMap)(node)) return found;
	for (const { key, value } of node.items) {
		if (!(0, import_dist.isScalar)(key)) continue;
		if ((0, import_dist.isScalar)(value) && value.value !== null) found.set(String(key.value), String(value.value));
		else if ((0, import_dist.isMap)(value)) found.set(String(key.value), textAt(value, "value") || marked(`{{.${key.value}}}`));
	}
	return found;
}
function readMatrix(axes, matrix) {
	for (const { key, value } of axes.items) {
		if (!(0, import_dist.isScalar)(key) || !(0, import_dist.isSeq)(value)) continue;
		const name = String(key.value);
		if (name === "exclude") continue;
		const texts = value.items.flatMap((item) => (0, import_dist.isScalar)(item) ? [String(item.value ?? "")] : []);
		if (name !== "include") {
			if (texts.length > 0) matrix.set(name, texts);
			for (const item of value.items) if ((0, import_dist.isMap)(item)) addEntries(item, `${name}.`, matrix);
			continue;
		}
		for (const item of value.items) if ((0, import_dist.isMap)(item)) addEntries(item, "", matrix);
	}
}
function addEntries(item, prefix, matrix) {
	for (const { key, value } of item.items) {
		if (!(0, import_dist.isScalar)(key) || !(0, import_dist.isScalar)(value)) continue;
		const name = `${prefix}${key.value}`;
		matrix.set(name, [...matrix.get(name) ?? [], String(value.value ?? "")]);
	}
}
const OF_MATRIX = /\$\{\{\s*matrix\.([\w.-]+)\s*\}\}/g;
/** Returns all combinations of the matrix values that a text names; an empty list if there are too many combinations. */
function combinations(text, matrix) {
	const names = [...new Set([...text.matchAll(OF_MATRIX)].map(([, name = ""]) => name))];
	let all = [/* @__PURE__ */ new Map()];
	for (const name of names) {
		const values = [...new Set(matrix.get(name) ?? [])];
		if (values.length === 0) continue;
		if (all.length * values.length > MOST_COMBINATIONS) return [/* @__PURE__ */ new Map()];
		all = all.flatMap((one) => values.map((value) => new Map([...one, [name, value]])));
	}
	return all;
}
/**
* Replaces the templates of GitHub (`${{ … }}`) and of Go (`{{ … }}`) by their values. A template that the file does not set becomes an
* unknown value.
*/
function templated(text, variables, matrix, depth = 0) {
	if (!text.includes("{{")) return text;
	return text.replace(/\$?\{\{-?\s*([^{}]{0,300}?)\s*-?\}\}/g, (written, expression) => {
		const value = expressionValue(expression, variables, matrix);
		if (value === void 0) return marked(written);
		return depth < 3 ? templated(value, variables, matrix, depth + 1) : value;
	}).replace(/\{\{|\}\}/g, (written) => marked(written));
}
function expressionValue(expression, variables, matrix) {
	if (/^(github\.workspace|env\.GITHUB_WORKSPACE)$/.test(expression)) return "";
	if (/^\.(ROOT_DIR|USER_WORKING_DIR|TASKFILE_DIR)$|^justfile_directory\(\)$/.test(expression)) return "";
	const [, ofMatrix] = /^matrix\.([\w.-]+)$/.exec(expression) ?? [];
	if (ofMatrix !== void 0) return matrix.get(ofMatrix);
	const [, name] = /^(?:env\.|\.Env\.|\.Var\.|\.|index \.(?:Env|Var) ")([\w-]+)"?$/.exec(expression) ?? [];
	if (name !== void 0) return variables.get(name);
	const [, other = "", byDefault] = /^(?:(?:envOrDefault\s+"|\.(?:Env\.)?)([\w-]+)"?\s+(?:\|\s*default\s+)?["'`]([^"'`]*)["'`])$/.exec(expression) ?? [];
	return byDefault === void 0 ? void 0 : variables.get(other) ?? byDefault;
}
/** Reads the builds in the settings of GoReleaser. If the file has no `builds`, GoReleaser builds the folder itself. */
function readGoReleaser(text) {
	return readToolBuilds(text, "GoReleaser", [
		"builds",
		"build",
		"kos"
	], true);
}
/** Reads the builds in the settings of ko, which are in `.ko.yaml`. */
function readKo(text) {
	return readToolBuilds(text, "ko", ["builds"], false);
}
function readToolBuilds(text, tool, keys, isUsual) {
	const lines = new import_dist.LineCounter();
	const [document] = documentsOf(text, lines);
	const root = document?.contents;
	const builds = [];
	const lineOf = (node) => lines.linePos(node?.range?.[0] ?? 0).line;
	if (!(0, import_dist.isMap)(root)) return {
		builds,
		images: []
	};
	const outer = new Map(["variables", "env"].flatMap((key) => [...variablesIn(root.get(key, true))]));
	for (const key of keys) {
		const value = root.get(key, true);
		const items = (0, import_dist.isSeq)(value) ? value.items : value === void 0 ? [] : [value];
		for (const item of items.slice(0, 500)) {
			if (!(0, import_dist.isMap)(item) || key === "kos" && !item.has("flags")) continue;
			if (/^(prebuilt|rust|zig|bun|deno|uv|poetry|python)$/.test(textAt(item, "builder")) || textAt(item, "skip") === "true") continue;
			const variables = new Map([...outer, ...variablesIn(item.get("env", true))]);
			const value = (text) => templated(text, variables, /* @__PURE__ */ new Map());
			const flags = item.get("flags", true);
			const nodes = (0, import_dist.isSeq)(flags) ? flags.items : flags === void 0 ? [] : [flags];
			const words = nodes.flatMap((node) => (0, import_dist.isScalar)(node) ? value(String(node.value)).split(/\s+/) : []);
			const passing = nodes.find((node) => (0, import_dist.isScalar)(node) && /-pgo/.test(value(String(node.value))));
			const command = [
				"go",
				"build",
				...words,
				value(textAt(item, "main") || ".")
			];
			const folder = joinedPath("", value(textAt(item, "dir")));
			const goFlags = variables.get("GOFLAGS");
			const build = goBuild(command, {
				folder,
				goFlags: goFlags === void 0 ? void 0 : value(goFlags)
			});
			if (build !== void 0) builds.push({
				...build,
				tool,
				line: lineOf(passing ?? item)
			});
		}
	}
	const hasBuilds = keys.some((key) => root.has(key));
	if (isUsual && !hasBuilds) builds.push({
		kind: "build",
		tool,
		line: 1,
		packages: ["."],
		folder: ""
	});
	return {
		builds,
		images: []
	};
}

// src/builds/families.ts
const KIB = 1024;
const FAMILIES = [
	{
		name: "GoReleaser",
		files: /(^|\/)\.?goreleaser[^/]*\.ya?ml$/i,
		read: readGoReleaser,
		runs: ["folder", "root"],
		most: 256 * KIB
	},
	{
		name: "ko",
		files: /(^|\/)\.ko\.ya?ml$/,
		read: readKo,
		runs: ["folder", "root"],
		most: 256 * KIB
	},
	{
		name: "workflow",
		files: /^\.(github|gitea|forgejo|circleci|gitlab|woodpecker|buildkite|drone)\b.*\.ya?ml$|(^|\/)\.(gitlab-ci|travis|drone|woodpecker|cirrus)\.ya?ml$|(^|\/)azure-pipelines[^/]*\.ya?ml$/,
		read: readYaml,
		runs: ["root"],
		most: 256 * KIB
	},
	{
		name: "YAML",
		files: /\.ya?ml$/,
		read: readYaml,
		runs: ["folder", "root"],
		most: 256 * KIB
	},
	{
		name: "Dockerfile",
		files: /(^|\/)(dockerfile|containerfile)([.-][^/]*)?$|\.(dockerfile|containerfile)$/i,
		read: (text, _path, args) => readDockerfile(text, args),
		runs: ["image"],
		most: 128 * KIB
	},
	{
		name: "Makefile",
		files: /(^|\/)(gnu)?makefile([.-][^/]*)?$|\.(mk|mak|make)$/i,
		read: readMakefile,
		runs: ["folder", "root"],
		most: 512 * KIB
	},
	{
		name: "justfile",
		files: /(^|\/)\.?justfile$|\.just$/i,
		read: readJustfile,
		runs: ["folder", "root"],
		most: 512 * KIB
	},
	{
		name: "BUILD file",
		files: /(^|\/)BUILD(\.bazel|\.plz)?$|\.BUILD$|\.bzl$|\.build_defs$/,
		read: (text, path) => readBuildFile(text, /\.plz$|\.build_defs$/.test(path)),
		runs: ["folder", "root"],
		most: 512 * KIB
	},
	{
		name: ".bazelrc",
		files: /(^|\/)(\.bazelrc|[^/]*\.bazelrc)$/,
		read: readBazelrc,
		runs: ["root"],
		most: 512 * KIB
	},
	{
		name: "program",
		files: /\.(go|py|js|mjs|cjs|ts|rb|pl|lua|kts?|groovy)$/,
		read: (text) => {
			const calls = readProgram(text);
			return calls.builds.length > 0 ? calls : readCommands(text);
		},
		runs: ["root", "folder"],
		most: 512 * KIB
	},
	{
		name: "PowerShell",
		files: /\.psm?1$/i,
		read: (text) => readPowerShell(text),
		runs: ["folder", "root"],
		most: 256 * KIB
	},
	{
		name: "batch file",
		files: /\.(bat|cmd)$/i,
		read: readBatch,
		runs: ["folder", "root"],
		most: 256 * KIB
	},
	{
		name: "text",
		files: /\.(nix|toml|json|jsonnet|cue|hcl|tf|gradle|cmake|spec|in|el|vim|lock)$|(^|\/)(Earthfile|Jenkinsfile|CMakeLists\.txt|Procfile)/,
		read: readCommands,
		runs: ["folder", "root"],
		most: 512 * KIB
	},
	{
		name: "script",
		files: /./,
		read: (text) => readShell(text),
		runs: ["folder", "root"],
		most: 256 * KIB
	}
];
/** Matches files that describe no build of the program: documentation, and code of other modules. */
const NO_BUILD_FILE = /\.(md|markdown|mdx|rst|adoc|(?<!\bCMakeLists\.)txt|html?|svg|css|patch|diff|sum|mod|work|golden|snap)$|_test\.go$|(^|\/)(testdata|vendor|node_modules|third_party)\/|(^|\/)(CHANGELOG|LICENSE|README)/i;
/** Returns the row of the table for a file, by the path of the file. Every file has a row, because the last row matches all files. */
function familyOf(path) {
	return FAMILIES.find(({ files }) => files.test(path));
}
/**
* Reads all builds, and all commands that build images, from one file. The reader never throws an error, even for a malformed text.
* @param path the path of the file from the root of the repository. The path of the file decides which reader is used.
* @param args the arguments that commands such as `docker build` pass to a Dockerfile.
*/
function readBuilds(path, text, args) {
	const plain = unmarkedText(text.replaceAll("\r\n", "\n").replace(/^\ufeff/, ""));
	const { read } = familyOf(path);
	try {
		const { builds, images } = read(plain, basename(path), args);
		return {
			builds: [...builds, ...remainingFlags(plain, builds)],
			images
		};
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
		return {
			builds: [],
			images: [],
			isTooDeep: true
		};
	}
}

// src/builds/repository.ts
/**
* Extended regular expressions for `git grep`. Each pattern matches a text that is usual in files that describe a build of a Go program.
*/
const BUILD_WORDS = [
	"go\"?,?[[:space:]]+\"?(-C[[:space:]]+[^[:space:]]+[[:space:]]+)?(build|install|run|test)",
	"GO[A-Z_]*[)}\"]*[[:space:]]+(build|install|run|test)",
	"\"go\",[[:space:]]*$",
	"-pgo|pgoprofile|pgo_file",
	"go_(binary|image)",
	"(docker|podman|nerdctl|buildah|buildx)[[:space:]].*(build|bud)|build-push-action|dockerfile:|ko[[:space:]]+(build|publish|apply|resolve)"
];
/** Patterns for files that describe a build without a text that `BUILD_WORDS` matches. */
const BY_NAME = [
	":(icase,glob)**/.goreleaser*.y*ml",
	":(icase,glob)**/goreleaser*.y*ml",
	":(glob)**/.ko.y*ml"
];
/** Limits of reading: the number of build files, and the number of bytes in all build files together. */
const MOST_FILES = 3e3;
const MOST_READ = 50331648;
/** The most bytes of a file that is read for a label, or as a `.dockerignore`. */
const MOST_SMALL = 65536;
/** Returns the names that git prints, each ended by a zero byte; an empty list if git fails. */
async function namesFromGit({ root, env, signal }, ...args) {
	const { exitCode, stdout } = await runGit(args, {
		cwd: root,
		env,
		signal
	});
	if (exitCode !== 0) return [];
	const names = [];
	for (let from = 0; from < stdout.length;) {
		const end = stdout.indexOf(0, from);
		if (end < 0) break;
		names.push(stdout.subarray(from, end));
		from = end + 1;
	}
	return names;
}
/**
* Divides names into valid UTF-8 (`readable`) and all others. In the names that are not valid UTF-8, replacement characters stand for the
* invalid bytes.
*/
function splitByEncoding(names) {
	const [readable, others] = [[], []];
	for (const name of names) {
		const text = name.toString();
		(Buffer.from(text).equals(name) ? readable : others)?.push(text);
	}
	return {
		readable: readable ?? [],
		others: others ?? []
	};
}
const LIST_FILES = [
	"ls-files",
	"-z",
	"--cached",
	"--others",
	"--exclude-standard",
	"--"
];
/** Lists and reads the build files. The event loop runs between two files, so that a signal can stop the reading. */
var RepositoryFiles = class {
	root;
	unread = [];
	#place;
	#texts = /* @__PURE__ */ new Map();
	#found = /* @__PURE__ */ new Map();
	#folders = /* @__PURE__ */ new Map();
	#bytes = 0;
	constructor(place) {
		this.root = place.root;
		this.#place = place;
	}
	/** Yields the path of each build file from the repository's root, and its text, sorted by the path. */
	async *buildFiles() {
		const grep = [
			"grep",
			"-lzI",
			"--untracked",
			"-E",
			...BUILD_WORDS.flatMap((word) => ["-e", word])
		];
		const named = await namesFromGit(this.#place, ...LIST_FILES, ...BY_NAME);
		const { readable, others } = splitByEncoding([...await namesFromGit(this.#place, ...grep), ...named]);
		for (const file of [...new Set(others)].sort()) if (!NO_BUILD_FILE.test(file)) this.unread.push({
			file,
			why: "its name is not UTF-8"
		});
		const paths = [...new Set(readable)].filter((path) => !NO_BUILD_FILE.test(path)).sort();
		for (const [at, path] of paths.entries()) {
			await setImmediate();
			this.#place.signal?.throwIfAborted();
			if (at >= MOST_FILES || this.#bytes > MOST_READ) {
				const why = `there are ${paths.length} files that may describe builds, and only ${at} were read`;
				this.unread.push({
					file: path,
					why
				});
				return;
			}
			const { most } = familyOf(path);
			const text = await this.#read(path, most);
			if (text !== void 0) yield {
				path,
				text
			};
		}
	}
	async #read(path, most) {
		try {
			const bytes = await readRegularFile(join(this.root, path), most);
			this.#bytes += bytes.length;
			return bytes.toString();
		} catch {
			if (this.realFile(join(this.root, path)) !== void 0) this.unread.push({
				file: path,
				why: `the file cannot be read, or has more than ${most / 1024} KiB`
			});
			return;
		}
	}
	/** Returns the text of a small file, such as a `.dockerignore`; undefined if the file cannot be read. Each file is read only once. */
	textAt(path) {
		const known = this.#texts.get(path);
		if (known !== void 0) return known;
		const text = readRegularFile(path, MOST_SMALL).then((bytes) => bytes.toString(), () => void 0);
		this.#texts.set(path, text);
		return text;
	}
	/** Returns the main packages of the repository, which are the folders with a Go file that says `package main`. */
	async programs() {
		const { readable } = splitByEncoding(await namesFromGit(this.#place, "grep", ...[
			"-lzw",
			"--untracked",
			"^package main",
			"--",
			":/*.go",
			":(exclude,top)*_test.go"
		]));
		const folders = /* @__PURE__ */ new Map();
		for (const file of readable.sort()) {
			const folder = join(this.root, dirname(file));
			folders.set(folder, [...folders.get(folder) ?? [], file.slice(file.lastIndexOf("/") + 1)]);
		}
		return [...folders].map(([folder, files]) => ({
			folder,
			files
		}));
	}
	/** Returns the folder of each Go module with the module path from its `go.mod`, the longest module path first. */
	async modules() {
		const { readable } = splitByEncoding(await namesFromGit(this.#place, ...LIST_FILES, ":(glob)**/go.mod"));
		const modules = [];
		for (const file of readable.slice(0, 500)) {
			const text = await this.textAt(join(this.root, file));
			const path = /^[ \t]*module\s+["'`]?([^\s"'`]+)/m.exec(text ?? "")?.[1];
			if (path !== void 0) modules.push({
				path,
				folder: join(this.root, dirname(file))
			});
		}
		return modules.sort((a, b) => b.path.length - a.path.length);
	}
	/**
	* Returns the sorted absolute paths (`files`) of the repository's files that have the name of a profile, such as `default.pgo`, `*.pgo`
	* or `default.pprof`. The names that are not UTF-8 are in `unreadable`.
	*/
	async profiles() {
		const patterns = [
			":(icase,glob)**/*.pgo",
			":(icase,glob)**/default.pprof",
			":(icase,glob)**/default.prof"
		];
		const { readable, others } = splitByEncoding(await namesFromGit(this.#place, ...LIST_FILES, ...patterns));
		const isOwn = (path) => !/(^|\/)(testdata|vendor|node_modules)\//.test(path);
		return {
			files: [...new Set(readable)].filter(isOwn).map((path) => join(this.root, path)).sort(),
			unreadable: [...new Set(others)].filter(isOwn)
		};
	}
	/** Returns the path of a regular file with symbolic links resolved; undefined if the path is not a regular file or cannot be read. */
	realFile(path) {
		if (this.#found.has(path)) return this.#found.get(path);
		const real = realFile(path);
		this.#found.set(path, real);
		return real;
	}
	/** The method `isFolder` calls the function `isFolder` only once for each path. */
	isFolder(path) {
		const known = this.#folders.get(path) ?? isFolder(path);
		this.#folders.set(path, known);
		return known;
	}
	/** Returns a path from the repository's root, with forward slashes; a path outside of the repository stays absolute. */
	shown(path) {
		const from = relative(this.root, path);
		return from === "" ? "." : from.startsWith("..") ? path : from.split(sep).join("/");
	}
};
/**
* Returns the path of a regular file with symbolic links resolved; undefined for all other paths, for example if a path is too long or its
* links form a circle.
*/
function realFile(path) {
	try {
		return statSync(path).isFile() ? realpathSync(path) : void 0;
	} catch {
		return;
	}
}
/** Whether a path is a folder; false if the path cannot be read. */
function isFolder(path) {
	try {
		return statSync(resolve(path)).isDirectory();
	} catch {
		return false;
	}
}

// src/builds/image-files.ts
/**
* Reads the build context of a Dockerfile, with the patterns that keep files out of the context.
* @param dockerfile an absolute path. If `NAME.dockerignore` exists next to a Dockerfile called NAME, Docker reads `NAME.dockerignore`
* instead of the context's `.dockerignore`.
*/
async function contextOfImage(repository, folder, dockerfile) {
	for (const ignoreFile of [
		`${dockerfile}.dockerignore`,
		join(folder, ".dockerignore"),
		join(folder, ".containerignore")
	]) {
		const text = await repository.textAt(ignoreFile);
		if (text !== void 0) return {
			folder,
			ignoreFile,
			ignored: ignorePatterns(text)
		};
	}
	return {
		folder,
		ignored: []
	};
}
/** Reads the patterns of a `.dockerignore` in the order of the file. Comments and empty lines are left out. */
function ignorePatterns(text) {
	return text.replace(/^\ufeff/, "").split("\n").slice(0, 2e3).flatMap((written, at) => {
		const line = written.trim();
		if (line === "" || line.startsWith("#")) return [];
		const isNegated = line.startsWith("!");
		const path = posix.normalize(line.slice(isNegated ? 1 : 0).trim()).replace(/^\/+|(?<!\/)\/+$/g, "");
		return [{
			line: at + 1,
			pattern: path.split("/"),
			isNegated
		}];
	});
}
/**
* Returns the pattern that keeps a file out of the context; undefined if the file is in the context.
* @param path the path of the file from the folder of the build context.
*/
function ignoredBy(path, ignored) {
	const segments = path.split("/");
	let last;
	for (const one of ignored) if (segments.some((_, at) => matchesPath(one.pattern, segments.slice(0, at + 1)))) last = one.isNegated ? void 0 : one;
	return last;
}
/**
* Whether a pattern matches a whole path. The pattern and the path are given as lists of their parts between slashes. The time is at most
* proportional to the product of the lengths of these two lists.
*/
function matchesPath(pattern, path) {
	let reached = path.map(() => false);
	reached = [true, ...reached];
	for (const part of pattern) {
		const next = reached.map(() => false);
		if (part === "**") {
			let isReached = false;
			for (const [at, one] of reached.entries()) {
				isReached ||= one;
				next[at] = isReached;
			}
		} else for (const [at, segment] of path.entries()) if (reached[at]) next[at + 1] = nameMatcher(part).matches(segment);
		reached = next;
	}
	return reached[path.length] ?? false;
}
/** Returns the matcher for the part of a Docker pattern between two slashes. The syntax of the part is that of Go's `path.Match`. */
const nameMatcher = remembered((pattern) => globOf(pattern, {
	asGo: true,
	hidden: true
}));
/**
* Returns the paths at which a file of the repository is in an image; an empty list if no `COPY` copies the file, or if a pattern of
* `.dockerignore` matches the file.
*/
function arrivalOf(file, { copies }, context) {
	const path = posix.relative(context.folder, file);
	if (path.startsWith("..")) return { places: [] };
	const pattern = ignoredBy(path, context.ignored);
	if (pattern !== void 0 && context.ignoreFile !== void 0) return {
		places: [],
		ignored: {
			file: context.ignoreFile,
			line: pattern.line
		}
	};
	return { places: copies.flatMap((copy) => placesInImage(path, copy)) };
}
function placesInImage(path, { sources, excluded, destination }) {
	const segments = path.split("/");
	if (excluded.some((pattern) => {
		const parts = pattern.split("/");
		return matchesPath(parts, segments) || matchesPath(["**", ...parts], segments);
	})) return [];
	const base = destination.replace(/\/$/, "");
	return sources.flatMap((source) => {
		const pattern = sourcePattern(source);
		if (matchesPath(pattern, segments)) {
			const inside = `${base}/${segments.at(-1)}`;
			return destination.endsWith("/") ? [inside] : [base, inside];
		}
		for (let at = segments.length - 1; at >= 0; at--) if (pattern.length === 0 && at === 0 || at > 0 && matchesPath(pattern, segments.slice(0, at))) return [`${base}/${segments.slice(at).join("/")}`];
		return [];
	});
}
function sourcePattern(source) {
	return posix.normalize(source).split("/").filter((part) => part !== "" && part !== ".");
}
/** Returns the file of the build context that was copied to a path in the image; undefined if the file is not known. */
function fileInImage(place, { copies }, context, repository) {
	for (const { sources, destination } of copies.toReversed()) {
		const base = destination.replace(/\/$/, "");
		for (const source of sources) {
			if (unknownPart(source) !== void 0) continue;
			const parts = sourcePattern(source);
			const path = join(context.folder, ...parts);
			const rest = place.startsWith(`${base}/`) ? place.slice(base.length + 1) : void 0;
			const folder = /[*?[]/.test(parts.at(-1) ?? "") ? dirname(path) : path;
			const candidates = [place === base ? path : "", rest === void 0 ? "" : join(folder, rest)];
			if (rest === parts.at(-1)) candidates.push(path);
			for (const candidate of candidates) {
				const real = candidate === "" ? void 0 : repository.realFile(candidate);
				if (real !== void 0 && arrivalOf(candidate, { copies }, context).places.includes(place)) return real;
			}
		}
	}
}
/** Chooses the folder that is probably the build context: the folder in which the most sources of `COPY` instructions exist. */
function likelyContext(folders, copies) {
	const countIn = (folder) => copies.flatMap(({ sources }) => sources).filter((source) => {
		const fixed = sourcePattern(source);
		const wild = fixed.findIndex((part) => /[*?[]/.test(part));
		return !isUnknown(source) && isThere(join(folder, ...wild < 0 ? fixed : fixed.slice(0, wild)));
	}).length;
	const counts = folders.map(countIn);
	return folders[counts.indexOf(Math.max(...counts))];
}
function isThere(path) {
	return isFolder(path) || realFile(path) !== void 0;
}

// src/builds/labels.ts
/** Finds the file that a label of Bazel or Please names, also if the label names a file group or an alias. */
/** The names of the files that mark the root of a workspace. Each path in a label starts at the root of the workspace. */
const WORKSPACE = [
	"MODULE.bazel",
	"WORKSPACE",
	"WORKSPACE.bazel",
	".plzconfig",
	"REPO.bazel"
];
const BUILD_FILES = [
	"BUILD.bazel",
	"BUILD",
	"BUILD.plz"
];
const LONGEST_CHAIN = 10;
/** Returns the root of the workspace that a folder is in. */
function workspaceOf(repository, folder) {
	for (let at = folder; at.startsWith(repository.root); at = dirname(at)) {
		if (WORKSPACE.some((name) => repository.realFile(join(at, name)) !== void 0)) return at;
		if (at === dirname(at)) break;
	}
	return repository.root;
}
/**
* Splits a label into an absolute folder and a name; undefined for a label of another repository, and for a path that leads out of this
* repository.
*/
function labelParts(label, folder, repository) {
	const [, other = "", rest = ""] = /^(@@?[\w.~+-]*)?(.*)$/s.exec(label) ?? [];
	if (other !== "" && other !== "@" && other !== "@@") return void 0;
	const isAbsolute = rest.startsWith("//");
	const [path = "", name] = isAbsolute ? rest.slice(2).split(":", 2) : ["", rest.replace(/^:/, "")];
	const base = isAbsolute ? join(workspaceOf(repository, folder), path) : folder;
	if (posix.relative(repository.root, base).startsWith("..")) return void 0;
	return {
		folder: base,
		name: name ?? posix.basename(path)
	};
}
/**
* Returns the absolute folder that a label names, such as the folder `lib` for `//lib:server`; undefined for a label of another repository.
*/
function folderOfLabel(label, folder, repository) {
	return labelParts(label, folder, repository)?.folder;
}
/** Finds the file that a label names. @param folder the folder of the BUILD file that has the label, an absolute path. */
async function fileOfLabel(label, folder, repository) {
	let [current, from] = [label, folder];
	for (let step = 0; step < LONGEST_CHAIN; step++) {
		const unknown = { unknown: `the label \`${shownText(current)}\`` };
		if (unknownPart(current) !== void 0) return { unknown: `\`${shownText(current)}\`` };
		const parts = labelParts(current, from, repository);
		if (parts === void 0) return unknown;
		const path = repository.realFile(join(parts.folder, parts.name));
		if (path !== void 0) return { path };
		const next = await sourceOf(parts, repository);
		if (next === void 0) return unknown;
		[current, from] = [next, parts.folder];
	}
	return { unknown: `the label \`${shownText(label)}\`` };
}
/** Returns the only source of the rule with this name; undefined if no rule has this name, or if the rule has several sources. */
async function sourceOf({ folder, name }, repository) {
	for (const file of BUILD_FILES) {
		const text = await repository.textAt(join(folder, file));
		const rule = text === void 0 ? void 0 : rulesOf(text).rules.find((one) => one.arguments.get("name")?.strings[0] === name);
		if (rule === void 0) continue;
		const sources = [
			"srcs",
			"src",
			"actual",
			"file"
		].flatMap((key) => rule.arguments.get(key)?.strings ?? []);
		return sources.length === 1 ? sources[0] : void 0;
	}
}

// src/builds/resolve.ts
/**
* Matches two values that this action sets itself. One is the variable `PGO_PROFILE`, which holds the profile in the action's own builds.
* The second value is the output `profile` of a step that collects a profile before a release. A value that the action sets never names a
* committed file.
*/
const OUR_VARIABLE = /PGO_PROFILE\b|\bsteps\.[\w-]+\.outputs\.profile\b/;
/** Returns the folders in which the commands of a file may run, the likelier folder first. */
function basesOf(path, { root }) {
	const folders = {
		folder: join(root, dirname(path)),
		root,
		image: "/"
	};
	return [...new Set(familyOf(path).runs.map((one) => folders[one]))];
}
/** Returns the path that a text names, resolved against a base folder; undefined if a part of the text is unknown. */
function resolvedPath(text, base, path, { root }) {
	if (unknownPart(text) !== void 0) return void 0;
	const named = text.replaceAll("", () => base).replaceAll("", () => join(root, dirname(path))).replaceAll("", () => root);
	return resolve(base, named);
}
/**
* Resolves a build that a file describes: finds the programs that it makes, and the profile that it uses. A rule of Bazel may describe
* several builds.
*/
async function resolveBuild(build, path, around, context) {
	if ("attribute" in build) return resolveRule(build, path, around);
	if (build.image !== void 0 && context !== void 0) return resolveInImage(build, build.image, path, {
		...around,
		context
	});
	return [resolveCommand(build, path, around)];
}
function passesOf({ pgo }) {
	return pgo === void 0 ? void 0 : `-pgo=${shownText(pgo)}`;
}
function resolveCommand(build, path, around) {
	const { kind, tool, line } = build;
	const bases = basesOf(path, around.repository);
	const found = {
		kind,
		tool,
		line,
		file: path,
		passes: passesOf(build)
	};
	let programs = kind === "flags" ? void 0 : programsOf(build, bases, path, around);
	if (programs === void 0 && around.programs.length === 1) programs = around.programs.map(({ folder }) => folder);
	return {
		...found,
		programs,
		profile: profileOfCommand(build, bases, path, around.repository)
	};
}
/** Returns the programs that a command builds; undefined if the command may build any program of the repository. */
function programsOf(build, bases, path, around) {
	const words = build.packages.length === 0 ? ["."] : build.packages;
	const all = /* @__PURE__ */ new Set();
	let isUnknown = false;
	for (const word of words) {
		const key = JSON.stringify([
			path,
			build.folder,
			word
		]);
		const meaning = around.meanings.get(key) ?? meaningOf(word, {
			folder: build.folder,
			bases,
			path
		}, around);
		around.meanings.set(key, meaning);
		for (const one of meaning.programs) all.add(one);
		const mayBeAny = meaning.isUnknown || meaning.programs.length === 0 && !meaning.isElsewhere && build.kind === "build" && build.pgo !== void 0;
		isUnknown ||= mayBeAny;
	}
	return isUnknown && all.size === 0 ? void 0 : [...all];
}
/** Returns the programs that a package argument of a command means. */
function meaningOf(word, { folder, bases, path }, around) {
	const { programs, repository } = around;
	const imported = importedFolder(word, around);
	if (imported !== void 0) return {
		programs: below(imported, programs),
		isElsewhere: true
	};
	const folders = bases.flatMap((base) => {
		const cwd = resolvedPath(folder, base, path, repository);
		return cwd === void 0 ? [] : resolvedPath(fileless(word), cwd, path, repository) ?? [];
	});
	const matched = folders.map((folder) => below(folder, programs)).find((one) => one.length > 0);
	const isLibrary = folders.some((folder) => repository.isFolder(folder.replace(/\/\.\.\.$/, "")));
	return {
		programs: matched ?? [],
		isUnknown: matched === void 0 && !isLibrary
	};
}
/** Returns the folder of a Go file for an argument such as `./cmd/server/main.go`, and returns all other arguments unchanged. */
function fileless(word) {
	return word.endsWith(".go") ? dirname(word) : word;
}
/** Returns the programs in a folder; for an argument with `/...`, also the programs in the folders below. */
function below(folder, programs) {
	const all = programs.map((one) => one.folder);
	if (!folder.endsWith("/...")) return all.filter((one) => one === folder);
	const base = folder.slice(0, -4);
	return all.filter((one) => one === base || one.startsWith(`${base}/`));
}
/**
* Returns the folder of an import path; undefined if the text is the path of a folder. For a package of a module that is not in the
* repository, the function returns a folder that does not exist.
*/
function importedFolder(word, { modules }) {
	if (/^[./\ue100-\ue102]|\.go$/.test(word) || unknownPart(word) !== void 0) return void 0;
	const module = modules.find(({ path }) => word === path || word.startsWith(`${path}/`));
	if (module !== void 0) return module.folder + word.slice(module.path.length);
	return word.includes("@") || /^[\w-]+(\.[\w-]+)+\//.test(word) ? "/another module" : void 0;
}
function profileOfCommand(build, bases, path, repository) {
	const { pgo, doubt, folder } = build;
	if (pgo === void 0 || pgo === "auto") return {
		kind: "automatic",
		doubt
	};
	if (pgo === "off") return {
		kind: "none",
		why: "it passes `-pgo=off`"
	};
	const written = `\`-pgo=${shownText(pgo)}\``;
	if (pgo === "") return {
		kind: "unknown",
		what: `${written}, which has no value`
	};
	const unknown = unknownPart(pgo) ?? (/^[/\ue100-\ue102]/.test(pgo) ? void 0 : unknownPart(folder));
	if (unknown !== void 0) return unknownValue(unknown, written);
	const candidates = bases.flatMap((base) => {
		const cwd = resolvedPath(folder, base, path, repository);
		return resolvedPath(pgo, cwd ?? base, path, repository) ?? [];
	});
	const real = candidates.map((one) => repository.realFile(one)).find((one) => one !== void 0);
	if (real !== void 0) return {
		kind: "file",
		path: real,
		exists: true
	};
	const [only, ...others] = new Set(candidates);
	if (only !== void 0 && others.length === 0) return {
		kind: "file",
		path: only,
		exists: false
	};
	return {
		kind: "unknown",
		what: `${written}: no such file in ${[...new Set(bases)].map((one) => repository.shown(one)).join(" or ")}`
	};
}
function unknownValue(part, written) {
	const isOurs = OUR_VARIABLE.test(part);
	return {
		kind: "unknown",
		what: part === written.slice(6, -1) ? written : `\`${part}\` in ${written}`,
		isOurs
	};
}
/**
* Resolves a build in a Dockerfile. A build in a Dockerfile uses a profile only if `COPY` puts the profile at the path where the build
* looks for it.
*/
function resolveInImage(build, image, path, around) {
	const { repository, context, programs } = around;
	const places = programs.map((program) => ({
		program,
		folders: foldersInImage(program, image, context)
	}));
	const found = {
		kind: build.kind === "build" ? "image" : build.kind,
		tool: build.tool,
		line: build.line,
		file: path,
		passes: passesOf(build)
	};
	const built = programsInImage(build, places, around);
	const all = built ?? (programs.length === 1 ? programs.map(({ folder }) => folder) : void 0);
	const { pgo, doubt } = build;
	if (pgo !== void 0 && pgo !== "auto") {
		const profile = profileInImage(build, image, around);
		return [{
			...found,
			programs: all,
			profile
		}];
	}
	if (built === void 0) {
		const part = [build.folder, ...build.packages].map(unknownPart).find((one) => one !== void 0);
		const what = part !== void 0 ? `\`${part}\`, which says what is built` : `which files \`${build.tool}\` finds in the image${image.doubt === void 0 ? "" : ` after \`${image.doubt}\``}`;
		return [{
			...found,
			programs: all,
			profile: {
				kind: "unknown",
				what
			}
		}];
	}
	return built.map((folder) => {
		const own = places.find(({ program }) => program.folder === folder)?.folders ?? [];
		const arrival = arrivalOf(join(folder, "default.pgo"), image, context);
		const profile = arrival.places.some((place) => own.includes(posix.dirname(place))) ? {
			kind: "automatic",
			doubt
		} : reasonLeftOut(folder, arrival, image, repository);
		return {
			...found,
			programs: [folder],
			profile
		};
	});
}
function reasonLeftOut(folder, arrival, image, repository) {
	if (image.doubt !== void 0) return {
		kind: "unknown",
		what: `what \`${image.doubt}\` puts into the image`
	};
	const file = repository.shown(join(folder, "default.pgo"));
	const { ignored } = arrival;
	if (ignored !== void 0) return {
		kind: "none",
		why: `${repository.shown(ignored.file)}:${ignored.line} keeps ${file} out of it`
	};
	return {
		kind: "none",
		why: `no \`COPY\` before it copies ${file}`
	};
}
/** Returns the folders in the image that contain a file of a main package. */
function foldersInImage({ folder, files }, image, context) {
	const places = files.slice(0, 20).flatMap((file) => arrivalOf(join(folder, file), image, context).places);
	return [...new Set(places.map((place) => posix.dirname(place)))];
}
function programsInImage(build, places, around) {
	const words = build.packages.length === 0 ? ["."] : build.packages;
	const all = /* @__PURE__ */ new Set();
	for (const word of words) {
		if (unknownPart(word) !== void 0 || unknownPart(build.folder) !== void 0) return void 0;
		const imported = importedFolder(word, around);
		for (const one of imported === void 0 ? [] : below(imported, around.programs)) all.add(one);
		if (imported !== void 0) continue;
		const folder = posix.resolve(build.folder, fileless(word));
		const base = folder.replace(/\/\.\.\.$/, "");
		const isInside = (place) => place === base || folder !== base && place.startsWith(`${base}/`);
		const found = places.filter(({ folders }) => folders.some(isInside));
		if (found.length === 0) return void 0;
		for (const { program } of found) all.add(program.folder);
	}
	return [...all];
}
function profileInImage(build, image, { context, repository }) {
	const { pgo = "", folder } = build;
	if (pgo === "off") return {
		kind: "none",
		why: "it passes `-pgo=off`"
	};
	const written = `\`-pgo=${shownText(pgo)}\``;
	const unknown = unknownPart(pgo) ?? unknownPart(folder);
	if (unknown !== void 0) return unknownValue(unknown, written);
	const place = posix.resolve(folder, pgo);
	const real = fileInImage(place, image, context, repository);
	if (real !== void 0) return {
		kind: "file",
		path: real,
		exists: true
	};
	return {
		kind: "unknown",
		what: `${written}: no \`COPY\` before it puts a file of the repository at ${place}`
	};
}
async function resolveRule(build, path, around) {
	const { repository, programs } = around;
	const { kind, line, attribute, label, parts } = build;
	const folder = join(repository.root, parts === void 0 ? "" : dirname(path));
	const isPlease = kind === "Please" || repository.realFile(join(repository.root, ".plzconfig")) !== void 0;
	const tool = isPlease ? "Please" : "Bazel";
	let built = parts === void 0 ? void 0 : programsOfRule(folder, parts, around);
	if (built?.length === 0 && label !== void 0) built = void 0;
	if (built === void 0 && programs.length === 1) built = programs.map((one) => one.folder);
	if (label === void 0) {
		if (around.hasBazelFlag && tool === "Bazel") return [];
		const why = `${tool} never looks for default.pgo, and the rule has no \`${isPlease ? "pgo_file" : attribute}\``;
		return [{
			kind: tool,
			tool,
			file: path,
			line,
			programs: built,
			profile: {
				kind: "none",
				why
			}
		}];
	}
	const found = await fileOfLabel(label, folder, repository);
	const profile = "path" in found ? {
		kind: "file",
		path: found.path,
		exists: true
	} : {
		kind: "unknown",
		what: found.unknown
	};
	const isFlag = parts === void 0;
	return [{
		kind: tool,
		tool,
		file: path,
		line,
		passes: `${attribute}${isFlag ? "=" : " = "}${isFlag ? shownText(label) : `"${shownText(label)}"`}`,
		programs: built,
		profile
	}];
}
/** Returns the program of a rule: the program in the rule's folder, or else the first program whose library the rule embeds. */
function programsOfRule(folder, parts, { repository, programs }) {
	return [folder, ...parts.map((part) => folderOfLabel(part, folder, repository))].flatMap((one) => one === void 0 ? [] : below(one, programs)).slice(0, 1);
}

// src/builds/builds.ts
const NO_REPOSITORY = {
	programs: [],
	found: [],
	unread: [],
	profiles: [],
	unreadableProfiles: []
};
/** Finds all builds that the files of a repository describe. @param place the repository; undefined if the program is in no repository. */
async function findBuilds(place) {
	if (place === void 0) return NO_REPOSITORY;
	const repository = new RepositoryFiles(place);
	const programs = await repository.programs();
	const modules = await repository.modules();
	const files = [];
	for await (const { path, text } of repository.buildFiles()) files.push({
		path,
		text,
		read: readBuilds(path, text)
	});
	for (const { path, read } of files) if (read.isTooDeep) repository.unread.push({
		file: path,
		why: "it is nested too deeply"
	});
	const images = files.flatMap(({ path, read }) => read.images.map((image) => ({
		image,
		path
	})));
	const isFlag = ({ read }) => read.builds.some((build) => build.kind === "Bazel" && build.parts === void 0 && build.label !== void 0);
	const around = {
		repository,
		programs,
		modules,
		meanings: /* @__PURE__ */ new Map(),
		hasBazelFlag: files.some(isFlag)
	};
	const found = [];
	for (const { path, text, read } of files) {
		await setImmediate();
		place.signal?.throwIfAborted();
		if (familyOf(path).name !== "Dockerfile") {
			for (const build of read.builds) found.push(...await resolveBuild(build, path, around, void 0));
			continue;
		}
		const { context, builds } = await imageOf(path, text, images, around);
		for (const build of builds) found.push(...await resolveBuild(build, path, around, context));
	}
	const { files: profiles, unreadable } = await repository.profiles();
	return {
		root: repository.root,
		programs: programs.map(({ folder }) => folder),
		found: withoutRepeats(found),
		unread: repository.unread,
		profiles,
		unreadableProfiles: unreadable
	};
}
/** Leaves out builds by `ko` commands if ko's settings file was read, because this file says more about the same builds. */
function withoutRepeats(found) {
	const hasSettings = found.some(({ tool }) => tool === "ko");
	return found.filter(({ tool }) => tool !== "ko build" || !hasSettings);
}
/** Reads a Dockerfile a second time, with the arguments and the build context that `docker build` commands in other files pass. */
async function imageOf(path, text, images, { repository }) {
	const { root } = repository;
	const dockerfile = join(root, path);
	const own = images.flatMap(({ image, path: caller }) => {
		return [.../* @__PURE__ */ new Set([root, join(root, dirname(caller))])].flatMap((base) => {
			const at = (text, from) => unknownPart(text) === void 0 ? join(/^[/\ue100-\ue102]/.test(text) ? "" : from, text.replaceAll("", base).replaceAll("", root).replaceAll("", join(root, dirname(caller)))) : void 0;
			const cwd = at(image.folder, base) ?? base;
			const context = at(image.context, cwd);
			return (image.dockerfile === void 0 ? context && join(context, "Dockerfile") : at(image.dockerfile, cwd)) === dockerfile && context !== void 0 ? [{
				context,
				args: image.args
			}] : [];
		});
	});
	const args = commonArguments(own.map((one) => one.args));
	const { builds } = readBuilds(path, text, args);
	const copies = builds.flatMap((build) => "image" in build ? build.image?.copies ?? [] : []);
	const folder = dirname(dockerfile);
	const usual = repository.realFile(join(folder, "go.mod")) !== void 0 ? [folder, root] : [root, folder];
	const named = [...new Set(own.map((one) => one.context))];
	const context = likelyContext(named.length > 0 ? named : usual, copies);
	return {
		builds,
		context: await contextOfImage(repository, context, dockerfile)
	};
}
/**
* Returns the build that the variable GOFLAGS of this machine describes, because GOFLAGS changes every `go build`; undefined if GOFLAGS has
* no `-pgo` with a profile.
* @param cwd the folder in which `go` runs.
*/
function buildOfGoFlags(goFlags, cwd) {
	const words = goFlags.match(/'[^']*'|"[^"]*"|[^\s'"]+/g) ?? [];
	const value = pgoOf(words.map((word) => word.replace(/^(['"])(.*)\1$/s, "$2")));
	if (value === void 0 || value === "auto") return void 0;
	const common = {
		kind: "flags",
		tool: "GOFLAGS",
		passes: `-pgo=${value}`
	};
	if (value === "off") return {
		...common,
		profile: {
			kind: "none",
			why: "`GOFLAGS` holds `-pgo=off`"
		}
	};
	const path = join(value.startsWith("/") ? "" : cwd, value);
	const real = realFile(path);
	return {
		...common,
		profile: {
			kind: "file",
			path: real ?? path,
			exists: real !== void 0
		}
	};
}
/**
* Returns for each build of a program whether the build uses the profile. Builds that do not make this program are left out.
* @param program the folder of the program's main package.
* @param profile the absolute path of a profile, which need not exist.
*/
function usesOf({ found, root = "" }, program, profile) {
	const folder = realPlace(program);
	const automatic = join(folder, "default.pgo");
	const wanted = realPlace(profile);
	const useOf = ({ profile: used }) => {
		if (used.kind === "none" || used.kind === "unknown") return used;
		if (used.kind === "file") return used.path === wanted ? { kind: "uses" } : {
			kind: "other",
			path: used.path
		};
		if (realPlace(automatic) === wanted) return {
			kind: "uses",
			doubt: used.doubt
		};
		if (realFile(automatic) !== void 0) return {
			kind: "other",
			path: automatic
		};
		if (used.doubt !== void 0) return {
			kind: "unknown",
			what: `\`${used.doubt}\``
		};
		return {
			kind: "none",
			why: `it looks for ${isBelow(root, automatic) ? automatic.slice(root.length + 1) : automatic}`
		};
	};
	const isOf = ({ programs }) => programs === void 0 || programs.includes(folder);
	return found.filter(isOf).map((build) => ({
		build,
		use: useOf(build)
	}));
}
/** Chooses the profile of a program by the profiles that its builds use. @param program the folder of the program's main package. */
function chooseProfile(builds, program) {
	const folder = realPlace(program);
	const path = join(program, "default.pgo");
	if (realFile(path) !== void 0) return {
		kind: "automatic",
		path,
		exists: true
	};
	const { root, programs, found } = builds;
	const isInRepository = (file) => root === void 0 || isBelow(root, file);
	const isOthers = (file) => programs.includes(dirname(file)) && dirname(file) !== folder;
	const named = found.filter((build) => build.programs?.includes(folder));
	const any = found.filter((build) => build.programs === void 0);
	const hasPlain = named.some(({ kind, profile }) => kind !== "test" && profile.kind === "automatic");
	const isTest = ({ kind }) => kind === "test";
	const ranks = [
		named.filter((one) => !isTest(one)),
		any.filter((one) => !isTest(one)),
		[...named, ...any].filter(isTest)
	];
	for (const rank of ranks) {
		const files = /* @__PURE__ */ new Map();
		for (const build of rank) {
			const { profile } = build;
			if (profile.kind !== "file" || !isInRepository(profile.path) || isOthers(profile.path)) continue;
			if (!profile.exists && (hasPlain || isTest(build))) continue;
			if (!files.has(profile.path)) files.set(profile.path, build);
		}
		const existing = [...files].filter(([file]) => realFile(file) !== void 0);
		const candidates = existing.length > 0 ? existing : [...files];
		const [first, ...others] = candidates;
		if (first === void 0) continue;
		if (others.length === 0) return {
			kind: "passed",
			path: first[0],
			by: first[1]
		};
		return {
			kind: "unclear",
			path,
			by: candidates.map(([, build]) => build)
		};
	}
	const unknown = [...named, ...any].filter(isUnknownProfile);
	const [by] = unknown;
	if (by === void 0) return {
		kind: "automatic",
		path,
		exists: false
	};
	const [only, ...others] = builds.profiles.filter((file) => realFile(file) !== void 0 && !programs.includes(dirname(file)));
	if (only !== void 0 && others.length === 0) return {
		kind: "assumed",
		path: only,
		by
	};
	return {
		kind: "unclear",
		path,
		by: unknown
	};
}
/** Whether a build passes a `-pgo` whose value was not understood. */
function isUnknownProfile({ kind, passes, profile }) {
	return passes !== void 0 && kind !== "test" && profile.kind === "unknown" && profile.isOurs !== true;
}
/** Returns the place of a build and the profile that the build passes, for messages: `Makefile:9 passes \`-pgo=default.pgo\``. */
function buildInWords({ file, line, tool, passes }) {
	const place = file === void 0 ? `\`${tool}\`` : `${file}:${line}`;
	return passes === void 0 ? `${place} (${tool})` : `${place} passes \`${excerpt(passes, 120)}\``;
}

// src/golang/declarations.ts
/**
* Finds the functions that a Go file declares, from the text of the file.
*
*     package main
*
*     func main() {}                        -> main
*     func (s *Server) Run(n int) error {}  -> Server.Run
*     func (b Box[K, V]) Get(k K) V {}      -> Box.Get
*     var handler = func() {}               -> nothing: this function has no name
*     // func Old() {}                      -> nothing: this is a comment
*
* In profiles, the functions of a program's main package are named `main.main`, `main.(*Server).Run` and so on. Therefore the names of the
* declared functions show which program a profile comes from. The scanned files may be for other platforms and need not compile. To use
* Go's own parser, we would have to build a Go program first, but this scanner takes only milliseconds.
*
* The scanner looks at each character of a file only once. The running time is therefore limited even if a pull request adds a malicious
* file. The scanner knows comments, strings and brackets, and the rule by which Go ends a statement at the end of a line
* (https://go.dev/ref/spec#Semicolons). A declaration is a statement outside of all brackets that begins with `func`.
*/
const WORD = /[\p{L}\p{Nd}_]+/uy;
const CLOSING = {
	"\"": "\"",
	"'": "'"
};
/** Returns a name for each function that a Go file declares: `Func` or `Type.Method`. */
function declarations(source) {
	const tokens = new Tokens(source);
	const found = [];
	let depth = 0;
	tokens.next();
	while (tokens.text !== "") {
		if (tokens.text === "func" && (tokens.isInFirstColumn || depth === 0 && tokens.beginsStatement)) {
			depth = 0;
			const name = declaredName(tokens);
			if (name !== void 0) found.push(name);
			if (tokens.text === "func") continue;
		}
		depth = Math.max(0, depth + (BRACKET_DEPTH.get(tokens.text) ?? 0));
		tokens.next();
	}
	return found;
}
/** The change of the nesting depth at each bracket. */
const BRACKET_DEPTH = /* @__PURE__ */ new Map([
	["(", 1],
	["[", 1],
	["{", 1],
	[")", -1],
	["]", -1],
	["}", -1]
]);
/**
* Reads the tokens after `func`: a receiver in parentheses, if the function has one, and the name.
* @returns undefined for a function without a name. For a function without a name, the current token is afterwards the first token that
* does not belong to the declaration.
*/
function declaredName(tokens) {
	tokens.next();
	if (tokens.text !== "(") return tokens.isName ? tokens.text : void 0;
	const type = receiverType(tokens);
	if (type === void 0) return void 0;
	tokens.next();
	return tokens.isName ? `${type}.${tokens.text}` : void 0;
}
/**
* Reads to the closing parenthesis of a receiver. The receiver's type is the last name outside of type parameters, such as `Box` in `r
* *Box[K, V]`.
* @returns undefined if the receiver has no type, or if the closing parenthesis is missing.
*/
function receiverType(tokens) {
	let type;
	let [parentheses, brackets] = [1, 0];
	while (parentheses > 0) {
		tokens.next();
		if ([
			"",
			"func",
			"{",
			"}"
		].includes(tokens.text)) return void 0;
		if (tokens.text === "[") brackets += 1;
		else if (tokens.text === "]") brackets -= 1;
		else if (tokens.text === "(") parentheses += 1;
		else if (tokens.text === ")") parentheses -= 1;
		else if (tokens.isName && brackets === 0) type = tokens.text;
	}
	return type;
}
/**
* The tokens of a Go file, one after the other. A string, a rune and each punctuation character count as one token. Comments are skipped.
*/
var Tokens = class {
	/**
	* The current token: a word, a number, one sign, or the quote that begins a string. At the end of the file, the text of the token is
	* empty.
	*/
	text = "";
	isWord = false;
	/** True if the current token is the first token of its statement. */
	beginsStatement = false;
	/** True if the current token is at the beginning of a line. */
	isInFirstColumn = false;
	#source;
	#at = 0;
	constructor(source) {
		this.#source = source;
	}
	/** Goes to the next token. */
	next() {
		const mayEnd = this.isWord || /^[)\]}"'`]$/.test(this.text);
		const isAfterEnd = this.text === "" || this.text === ";";
		const hasNewLine = this.#skipBlanksAndComments();
		this.beginsStatement = isAfterEnd || mayEnd && hasNewLine;
		this.isInFirstColumn = this.#at === 0 || this.#source.charAt(this.#at - 1) === "\n";
		WORD.lastIndex = this.#at;
		const [word] = WORD.exec(this.#source) ?? [];
		this.isWord = word !== void 0;
		this.text = word ?? this.#source.charAt(this.#at);
		this.#at += this.text.length;
		if (this.text === "`") this.#at = this.#after("`", this.#at);
		else if (CLOSING[this.text] !== void 0) this.#skipString(this.text);
	}
	/** True if the current token can be the name of a function or type. */
	get isName() {
		return this.isWord && this.text !== "func";
	}
	/** @returns true if a line ended before the next token. In Go, the end of a line may end a statement. */
	#skipBlanksAndComments() {
		const source = this.#source;
		let hasNewLine = false;
		for (;;) {
			const sign = source.charAt(this.#at);
			if (sign === "\n") hasNewLine = true;
			if (sign === "\n" || sign === " " || sign === "	" || sign === "\r" || sign === "﻿") this.#at += 1;
			else if (source.startsWith("//", this.#at)) {
				const end = source.indexOf("\n", this.#at);
				this.#at = end < 0 ? source.length : end;
			} else if (source.startsWith("/*", this.#at)) {
				const end = this.#after("*/", this.#at + 2);
				hasNewLine ||= source.slice(this.#at, end).includes("\n");
				this.#at = end;
			} else return hasNewLine;
		}
	}
	/** Skips to the position after the closing quote, or to the end of the line if the closing quote is missing. */
	#skipString(quote) {
		for (; this.#at < this.#source.length; this.#at += 1) {
			const sign = this.#source.charAt(this.#at);
			if (sign === "\n") return;
			if (sign === "\\") this.#at += 1;
			else if (sign === quote) {
				this.#at += 1;
				return;
			}
		}
	}
	/** Returns the position after `text`, or the end of the file if `text` is not found. */
	#after(text, from) {
		const found = this.#source.indexOf(text, from);
		return found < 0 ? this.#source.length : found + text.length;
	}
};

// src/golang/program.ts
/** Thrown if the module, or the searched part of the module, has no main package, and no setting names a main package. */
var NoMainPackage = class extends ExpectedError {};
/** Thrown if the module has several main packages, and no rule decides which of them is meant. */
var SeveralMainPackages = class extends UsageError {};
/** The maximum number of names of packages or files that an error lists. */
const LISTED = 10;
/** Commands without the setting `build-flags` also run `go`, which reads GOFLAGS. */
const SET_TAG = "set it with `build-flags: -tags=TAG` or, for every command, with the variable `GOFLAGS=-tags=TAG`";
/**
* Finds the main package that the profile belongs to: the package that a setting names, or the only main package of the module. If a module
* has several main packages, the following rules are tried in this order. The first rule that leaves exactly one package decides:
*
* 1. The package declares functions of the profile that a setting names.
* 2. The package's folder contains a `default.pgo`.
* 3. A build file of the repository, such as a Makefile, builds the package with a profile.
* 4. The package is in the current folder.
* 5. The package declares functions of a profile that lies outside of every program's folder.
*
* The main package need not compile.
* @throws UsageError if the named package is not a package path, or if no rule decides which package is meant.
* @throws ExpectedError if the module has no main package.
*/
async function findMainPackage(go, wanted = {}) {
	const pattern = wanted.package ?? "./...";
	if (pattern.startsWith("-") || pattern.trim() === "" || pattern.endsWith(".go")) throw new UsageError(`package: \`${pattern}\` is not the path of a package.`, { fix: "Name the folder of the main package, such as `./cmd/server`, or its import path." });
	const listed = await listPackages(go, [pattern], wanted.flags);
	const mains = listed.filter(({ name, directory, own }) => name === "main" && directory !== "" && own);
	if (mains.length === 0) throw noMainPackage(go, listed, wanted.package);
	const [only] = mains;
	if (only !== void 0 && mains.length === 1) return mainPackage(only);
	return chooseMain(go, mains, wanted);
}
function mainPackage({ importPath, directory, modulePath }, choice) {
	return {
		importPath,
		directory,
		modulePath,
		name: lastElement(importPath) ?? importPath,
		choice
	};
}
/**
* Chooses one of several main packages.
* @throws UsageError if no rule of `findMainPackage` decides. The error names the most likely package.
*/
async function chooseMain(go, mains, wanted) {
	const profile = await wanted.profile?.();
	const likely = profile === void 0 ? [] : await likelyMains(profile.functions, mains);
	const holder = programOf(likely);
	const holders = holder === void 0 ? [] : [holder];
	const profiled = mains.filter(({ directory }) => isRegularFile(join(directory, "default.pgo")));
	const passed = profiled.length === 0 ? await wanted.passed?.() : void 0;
	const built = mains.filter(({ directory }) => passed?.(directory) !== void 0);
	const cwd = realPlace(go.context.cwd);
	const here = mains.filter(({ directory }) => realPlace(directory) === cwd);
	const whoseFunctions = `the one that declares the functions of ${profile?.display}`;
	const [[only] = [], why] = [
		[profile?.isNamed ? holders : [], whoseFunctions],
		[profiled, "the only one with a `default.pgo`"],
		[built, "the only one whose build passes a profile"],
		[here, "the one in this folder"],
		[holders, whoseFunctions]
	].find(([{ length }]) => length === 1) ?? [];
	if (only !== void 0) return mainPackage(only, `of ${mains.length} programs ${why}`);
	const [first, second] = likely;
	const isClear = first !== void 0 && first.declared > (second?.declared ?? 0);
	const most = `which declares the most functions of ${profile?.display}`;
	throw severalMains(go, mains, wanted.package, isClear ? {
		main: first.main,
		why: most
	} : void 0);
}
/**
* Returns the main packages that declare functions of the profile. The package that declares the most functions of the profile comes first.
*/
async function likelyMains(functions, mains) {
	const declared = [];
	for (const listed of mains) declared.push({
		listed,
		names: await declaredIn(listed)
	});
	return likelyPrograms(functions, declared).map((likely) => ({
		...likely,
		main: likely.main.listed
	}));
}
function noMainPackage(go, listed, name) {
	if (name === void 0) return new NoMainPackage(`There is no main package in module ${go.modulePath} below ${go.context.cwd}.`, { fix: `A profile belongs to a program. Set \`working-directory\` to a folder with a main package, or, if a build tag hides it, ${SET_TAG}.` });
	const [found] = listed;
	if (found?.name === "" && found.files.ignored.length > 0) {
		const files = someOf(found.files.ignored, LISTED);
		return new ExpectedError(`package: \`${name}\` has no Go file for this build, because build constraints leave out ${files}.`, { fix: `If their \`//go:build\` lines name a build tag, ${SET_TAG}.` });
	}
	const what = found === void 0 ? "matches no package" : found.name === "" ? `is not there: ${found.error || "it has no Go files"}` : found.name === "main" ? `is a main package outside of module ${go.modulePath}` : `is package ${found.name}, not main`;
	return new ExpectedError(`package: \`${name}\` ${what}.`, { fix: "Name the folder of a main package, such as `package: ./cmd/server`." });
}
/** @param likely the package to suggest first, with the reason. */
function severalMains(go, mains, pattern, likely) {
	const names = mains.map(({ importPath }) => importPath).sort();
	const where = pattern === void 0 ? `Module ${go.modulePath}` : `package: \`${pattern}\``;
	const first = likely?.main.importPath ?? names[0] ?? "";
	const example = go.context.cwd === go.moduleDirectory && first.startsWith(go.modulePath) ? `.${first.slice(go.modulePath.length)}` : first;
	const fix = `Choose one, ${likely === void 0 ? "for instance " : ""}\`package: ${example}\`${likely === void 0 ? "" : `, ${likely.why}`}.`;
	return new SeveralMainPackages(`${where} has ${names.length} main packages: ${someOf(names, LISTED)}.`, { fix });
}
/**
* Reads which functions the main packages of the module declare. All Go files that `go list` names are read, including files for other
* platforms, because a profile may come from another platform.
* @param mainPackage the program; undefined if a profile may belong to any program of the module.
* @param flags the user's build flags, because build tags decide which packages exist.
*/
async function ownCodeOf(go, mainPackage, flags) {
	const { modulePath, moduleDirectory } = go;
	const mains = [];
	const atRoot = {
		...go,
		context: {
			...go.context,
			cwd: moduleDirectory
		}
	};
	const sourceOf = async (listed) => {
		const { importPath, directory } = listed;
		return {
			importPath,
			folder: relative(moduleDirectory, directory).split(sep).join("/"),
			names: await declaredIn(listed)
		};
	};
	for (const listed of await listPackages(atRoot, ["./..."], flags)) if (listed.name === "main") mains.push(await sourceOf(listed));
	const main = mains.find(({ importPath }) => importPath === mainPackage?.importPath);
	if (mainPackage !== void 0 && main === void 0) {
		const there = {
			...go,
			context: {
				...go.context,
				cwd: mainPackage.directory
			}
		};
		const [listed] = await listPackages(there, ["."], flags);
		return ownCode(modulePath, listed === void 0 ? [] : [await sourceOf(listed)]);
	}
	const otherMains = mains.filter((one) => one !== main);
	const dependencies = await modulesBuiltWith(go);
	return ownCode(modulePath, main ? [main] : mains, {
		modulePath,
		main,
		otherMains,
		dependencies
	});
}
/**
* Returns the functions that a package declares, including functions for other platforms and functions in tests.
* @throws ExpectedError or the file system's error if a file of this platform cannot be read.
*/
async function declaredIn({ directory, files }) {
	const names = /* @__PURE__ */ new Set();
	for (const file of [...files.built, ...files.tests]) for (const name of declarations(await readText(join(directory, file)))) names.add(name);
	for (const file of files.ignored) {
		const text = await readText(join(directory, file)).catch(() => "");
		for (const name of declarations(text)) names.add(name);
	}
	return names;
}
/**
* Returns the paths of the modules whose packages may be in the module's programs. The result has all modules that go.mod requires (from Go
* 1.17 on, go.mod also lists indirect requirements). In a workspace, the other modules of the workspace and their requirements are
* included. Go downloads nothing.
*/
async function modulesBuiltWith(go) {
	const listed = await runGo([
		"list",
		"-m",
		"-json=Path,GoMod"
	], go.context);
	const printed = listed.exitCode === 0 ? listed.stdout.toString() : "";
	const own = jsonObjects(printed);
	const paths = new Set(own.map(({ Path }) => Path));
	const files = /* @__PURE__ */ new Set([join(go.moduleDirectory, "go.mod"), ...own.flatMap(({ GoMod }) => GoMod ?? [])]);
	for (const file of files) {
		const { exitCode, stdout } = await runGo([
			"mod",
			"edit",
			"-json",
			file
		], go.context);
		if (exitCode !== 0) continue;
		const { Require } = JSON.parse(stdout.toString());
		for (const { Path } of Require ?? []) paths.add(Path);
	}
	return [...paths].sort();
}

// src/tune/time.ts
/** The minimum time of tuning with `tune: auto`, in milliseconds. In a shorter time, the search and its proof would have too few rounds. */
const SHORTEST_TUNING = 6e4;
/** The maximum time of `tune: auto`, as a share of the setting `budget`. The time for tuning comes in addition to `budget`. */
const AUTO_SHARE = .5;
/**
* Returns the maximum number of milliseconds that tuning may add to a run. The result is 0 if tuning is off. With `auto`, the result is
* also 0 if the time is too short, or if the run reads no evidence from the compiler.
*/
function mostTuningTime({ tune, budget, evidence }) {
	if (tune.kind === "search") return tune.milliseconds;
	if (tune.kind === "culprits") return tune.milliseconds ?? budget;
	return tune.kind === "auto" && evidence.has("compiler") && budget * AUTO_SHARE >= SHORTEST_TUNING ? budget * AUTO_SHARE : 0;
}
/** A search needs at least this many milliseconds for the rounds of a contender, after the contender was built. */
const SHORTEST_MEASURING = 2e4;
/**
* Returns the maximum number of milliseconds that the build of a contender may take. The result is 0 if the build should not begin, because
* half of the earlier builds took longer than the available time. The first build leaves just enough time for the rounds of its contender.
* Each later build takes at most half of the time that is left. Without this limit, a contender that is already built could lose its rounds
* to a contender that is never ready.
*/
function mostBuildTime({ left, earlier, isAnyBuilt }) {
	const beforeRounds = left - SHORTEST_MEASURING;
	const most = isAnyBuilt ? Math.min(beforeRounds, left / 2) : beforeRounds;
	const expected = earlier.length === 0 ? 0 : median(earlier);
	return most > 0 && expected <= most ? most : 0;
}

// src/commands/program.ts
/**
* Finds the Go toolchain, the module, the main package and its profile. The setting `profile` names the profile. The default is the profile
* that builds of the program use.
* @throws ExpectedError if Go or a module is missing, if it is unclear which of several programs is meant, or if a command needs the
* profile and builds may use different profiles.
*/
async function findProgram(run) {
	const begun = ahead.get(run);
	ahead.delete(run);
	if (begun !== void 0) return begun;
	const { config } = run;
	const go = await goToolchain(contextOf(run));
	const { package: named, buildFlags: flags, profile } = config;
	const passed = async () => {
		const builds = await buildsOf(run, go);
		return (folder) => {
			const chosen = chooseProfile(builds, folder);
			return chosen.kind === "passed" || chosen.kind === "assumed" ? chosen.path : void 0;
		};
	};
	const placing = () => profileToPlace(run, go);
	const main = await findMainPackage(go, {
		package: named,
		flags,
		passed,
		profile: placing
	});
	if (profile !== void 0) return {
		go,
		main,
		profilePath: profile
	};
	const automatic = join(main.directory, "default.pgo");
	const chosen = realFile(automatic) !== void 0 ? {
		kind: "automatic",
		path: automatic,
		exists: true
	} : chooseProfile(await buildsOf(run, go), main.directory);
	if (chosen.kind === "unclear" && needsProfile(run)) throw unclearProfile(chosen);
	return {
		go,
		main,
		profilePath: chosen.path,
		chosen
	};
}
/** Returns true if a command reads or writes the committed profile. */
function needsProfile({ command, config }) {
	if (command === "targets" || command === "init") return false;
	if (command !== "build" && command !== "compare") return true;
	return config.baseline.kind === "committed" || config.candidate.kind === "committed";
}
/**
* Returns the error for a run that cannot find out which profile the builds use. Such a run must not write a profile, because no build
* might use the written profile.
*/
function unclearProfile({ by, path }) {
	const builds = by.slice(0, 3).map(buildInWords).join(", ");
	const unknown = by.flatMap(({ profile }) => profile.kind === "unknown" ? profile.what : [])[0];
	const why = unknown === void 0 ? "builds pass several files" : `this was not understood: ${unknown}`;
	const message = `It is not clear which profile builds use: the folder of the main package has no ${basename(path)}, ${builds}, and ${why}.`;
	return new UsageError(message, { fix: "Name the file in `profile`, such as `profile: pgo/default.pgo`." });
}
/** A cache of the builds of each repository. The run's signal is the key, so that a run reads build files only once. */
const known = /* @__PURE__ */ new WeakMap();
/** Returns the builds that files of the repository describe, and the build that GOFLAGS makes of every `go build` on this machine. */
async function buildsOf(run, go) {
	const { env, signal } = run.host;
	const top = await gitPrints(run, go.moduleDirectory, "rev-parse", "--show-toplevel");
	const root = top && await realpath(top.replace(/\r?\n$/, ""));
	const ofRun = known.get(signal) ?? /* @__PURE__ */ new Map();
	known.set(signal, ofRun);
	const key = root ?? "";
	const builds = ofRun.get(key) ?? findBuilds(root ? {
		root,
		env,
		signal
	} : void 0);
	ofRun.set(key, builds);
	const all = await builds;
	const { stdout } = await runGo(["env", "GOFLAGS"], go.context);
	const own = buildOfGoFlags(stdout.toString().trim(), go.context.cwd);
	return own === void 0 ? all : {
		...all,
		found: [own, ...all.found]
	};
}
/** Returns the advice for a program without a profile. The advice names `init` only if the user has not set up sources yet. */
function waysToProfile({ hasSources, configFile }) {
	return `${hasSources ? "Run" : configFile === void 0 ? "Set up sources with `npx go-pgo@1 init` and run" : `Add \`sources\` to ${configFile} and run`} \`npx go-pgo@1 refresh\`, or name an existing profile with \`profile\`.`;
}
/**
* Checks that profiles exist if settings name them and the command only reads them. Commands check the named profiles first, because
* listing the packages of a large module, or collecting a profile, takes long.
* @throws ExpectedError that names the missing file.
*/
function requireNamedProfiles({ command, config }) {
	const sides = command === "check" ? [{ kind: "committed" }] : [config.baseline, config.candidate];
	for (const side of sides) {
		const path = side.kind === "path" ? side.path : side.kind === "committed" ? config.profile : void 0;
		if (path === void 0 || lstatSync(path, { throwIfNoEntry: false }) !== void 0) continue;
		const fix = side.kind === "path" ? `Write \`off\`, \`committed\`, \`merged\`, or the path of a profile. ${config.workingDirectory} has no file of that name.` : waysToProfile(config);
		throw new ExpectedError(`There is no profile at ${path}.`, { fix });
	}
}
/**
* Returns a profile whose functions show which of several programs is meant. If a setting names a profile, the result is this profile. If
* no setting names a profile, the result is a `default.pgo` in the working directory, in the module's folder or at the root of the
* repository. Without such a file, the result is the only `.pgo` file of the repository.
*/
async function profileToPlace(run, go) {
	const { profile: named, workingDirectory, renames } = run.config;
	const path = named ?? await strayProfile(run, [workingDirectory, go.moduleDirectory]);
	if (path === void 0 || !isRegularFile(path)) return void 0;
	const display = isBelow(workingDirectory, path) ? relative(workingDirectory, path) : path;
	const read = readRegularFile(path).then((file) => readProfile(file, renames));
	const functions = await orElse(run, read.then(({ names }) => names), () => void 0);
	return functions && {
		display,
		isNamed: named !== void 0,
		functions
	};
}
/** Finds a profile whose place does not show the program that it belongs to. */
async function strayProfile(run, folders) {
	const [folder = ""] = folders;
	const root = (await gitPrints(run, folder, "rev-parse", "--show-toplevel"))?.replace(/\r?\n$/, "");
	const found = [...folders, ...root ? [root] : []].map((place) => join(place, "default.pgo")).find(isRegularFile);
	if (found !== void 0 || !root) return found;
	const [only, ...others] = (await gitPrints(run, root, "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", "*.pgo") ?? "").split("\0").filter((name) => name !== "");
	return only === void 0 || others.length > 0 ? void 0 : join(root, only);
}
/** The searches for programs that `findAhead` has begun, until `findProgram` uses them. */
const ahead = /* @__PURE__ */ new WeakMap();
/**
* Begins to find the first program, so that Go works while Node loads the code of the stages. If the settings name no sources, no search
* begins, because `refresh` fails early.
*/
async function findAhead([first]) {
	if (first === void 0 || first.config.sources.length === 0) return;
	const begun = findProgram(first);
	ahead.set(first, begun);
	begun.catch(() => {});
	await setImmediate();
}
/** Returns the options for building a program. @param folder the name of the folder for temporary files of the build. */
function buildOptions({ config, host, scratch }, { go, main }, folder) {
	const { buildFlags: flags, ownBuild: own } = config;
	const { signal, progress, detail } = host;
	return {
		go,
		mainPackage: main,
		flags,
		own,
		scratch: join(scratch, folder),
		signal,
		progress,
		detail
	};
}
function subjectOf({ go, main }) {
	const { importPath } = main;
	return {
		module: go.modulePath,
		package: importPath,
		goVersion: go.version,
		actionVersion: VERSION
	};
}
/** The words that say where each kind of publishing puts the profile. */
const WHERE = {
	"pull-request": "in a pull request",
	commit: "in a commit",
	git: "on a branch pushed to `origin`",
	local: "on a branch of this clone",
	none: "in the work tree"
};
/**
* Returns the program for the report, and introduces the run in the log. All commands print the chosen program. Long commands also print
* their steps, the longest duration and the place of the profile. If there will be no verdict, the command prints the reason.
*/
function introduce(run, program, plan = {}) {
	const { path = "", builds = 2, noVerdict } = plan;
	const { command, config, host } = run;
	const { workingDirectory, sources, budget, publish } = config;
	const { importPath, choice } = program.main;
	const seconds = Math.max(0, ...sources.map((source) => "seconds" in source ? source.seconds : 0));
	const from = `${count(sources.length, "source")}${seconds > 0 ? ` of ${seconds} s` : ""}`;
	const building = [
		"",
		"one build and ",
		command === "compare" ? "two builds and " : "the builds and "
	][builds] ?? "";
	const isOfProfile = config.baseline.kind === "off" && config.candidate.kind !== "ref" && builds === 2;
	const tuning = command !== "compare" || isOfProfile ? mostTuningTime(config) : 0;
	const onlyIf = config.tune.kind === "auto" ? ", if the profile may hurt," : "";
	const more = tuning === 0 ? "" : ` and${onlyIf} at most ${duration(tuning)} of tuning`;
	const work = noVerdict === void 0 ? `${building}at most ${duration(budget)} of measuring${more}` : building.replace(/ and $/, "") || "nothing is measured";
	const proposal = `if the profile changes, ${work}, and ${path} ${WHERE[publish]}`;
	const plans = {
		refresh: `${from}; ${proposal}`,
		demo: `${from}; ${proposal}`,
		repair: proposal,
		collect: `${from}, for ${relative(workingDirectory, program.profilePath)}`,
		compare: `${sources.length > 0 ? `${from}, ` : ""}${work}`
	};
	const planned = plans[command] === void 0 ? "" : `: ${plans[command]}`;
	const chosen = choice ? `, ${choice}` : "";
	const without = noVerdict ? `. There will be no verdict: ${uncapitalized(noVerdict.reason)}` : "";
	if (planned || chosen) host.progress(`${command} ${importPath}${chosen}${planned}${without}`);
	if (noVerdict) host.progress(noVerdict.advice);
	return { subject: subjectOf(program) };
}
/** Returns the place of a profile. @throws UsageError if publishing needs a repository and the profile is not in one. */
async function placeOfProfile(run, profilePath) {
	try {
		return {
			path: await pathInRepository(run, profilePath),
			inRepository: true
		};
	} catch (error) {
		if (run.config.publish !== "none" || !(error instanceof ExpectedError)) throw error;
		return {
			path: basename(profilePath),
			inRepository: false
		};
	}
}
/** Returns the path of the profile relative to the repository's root, with forward slashes. */
async function pathInRepository(run, profilePath) {
	const root = await repositoryRoot(run, "Run this command in a clone (with `actions/checkout` before this step), or use `collect`, which publishes nothing.");
	const { publish, repository } = run.config;
	const isHere = repository !== void 0 && repository === run.host.env["GITHUB_REPOSITORY"];
	const superproject = () => gitPrints(run, root, "rev-parse", "--show-superproject-working-tree");
	if (isHere && PUBLISHING_KINDS[publish].isByApi && await superproject() && !await needsClone(run)) throw new UsageError(`${root} is a submodule, so its profile cannot be committed to ${repository}.`, { fix: "Set `repository` to the repository that the submodule is a clone of, with a `token` for that repository. Or run the workflow in that repository." });
	const inside = relative(root, realPlace(profilePath));
	if (!inside.startsWith("..") && !isAbsolute(inside)) return inside.split(sep).join("/");
	const message = `profile: ${profilePath} is outside of the git repository.`;
	throw new UsageError(message, { fix: "Name a path inside of the repository." });
}
/**
* Returns the root of the repository that contains the working directory, with symbolic links resolved.
* @param fix the advice if the working directory is not in a repository.
* @throws UsageError if the working directory is not in a repository, or if git does not trust the repository. @throws ExpectedError if git
* is missing.
*/
async function repositoryRoot(run, fix = "Run it in a clone.") {
	const { workingDirectory } = run.config;
	const { exitCode, stdout, stderr } = await runGit(["rev-parse", "--show-toplevel"], contextOf(run));
	if (exitCode === 0) return realpath(stdout.toString().replace(/\r?\n$/, ""));
	const untrusted = /safe\.directory (.+)/.exec(stderr)?.[1];
	if (untrusted === void 0) throw new UsageError(`${workingDirectory} is not in a git repository.`, { fix });
	throw new UsageError(`git does not trust ${workingDirectory}, because another user owns this folder.`, { fix: `Run \`git config --global --add safe.directory ${untrusted}\` before this command.` });
}
/** Returns the time and the commit of a run. Callers must call this function after measuring, because it reads the clock. */
async function runFacts(run) {
	const { env } = run.host;
	const git = (...args) => gitPrints(run, run.config.workingDirectory, ...args);
	const revision = (await git("describe", "--tags", "--exact-match") ?? await git("rev-parse", "HEAD") ?? env["GITHUB_SHA"])?.trim();
	const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id } = env;
	const url = server && repository && id ? `${server}/${repository}/actions/runs/${id}` : void 0;
	const uncommitted = revision === void 0 ? void 0 : await hasUncommittedCode(run);
	return {
		time: run.host.now().toISOString(),
		revision,
		uncommitted,
		url
	};
}
/** Matches files that a build may read: Go, assembly, files that cgo compiles, and the files of modules and workspaces. */
const CODE_FILES = /\.(?:go|s|S|sx|c|cc|cpp|cxx|m|h|hh|hpp|hxx|f|F|for|f90|swig|swigcxx|syso)$|(?:^|\/)go\.(?:mod|sum|work|work\.sum)$/;
/**
* Returns true if the run builds code that is not in the commit. The result is true if a tracked file has changed, or if there is a new
* file with code. A changed profile does not count as changed code. New files without code do not count either, because such files usually
* are outputs.
* @returns undefined if the run builds exactly the code of the commit, or the code of two other commits.
*/
async function hasUncommittedCode(run) {
	const { baseline, candidate, workingDirectory } = run.config;
	if (baseline.kind === "ref" && candidate.kind === "ref") return void 0;
	const root = (await gitPrints(run, workingDirectory, "rev-parse", "--show-toplevel"))?.replace(/\r?\n$/, "");
	if (!root) return void 0;
	const printed = await gitPrints(run, root, ...[
		"--no-optional-locks",
		"status",
		"--porcelain=v1",
		"-z",
		"--no-renames",
		"--untracked-files=all",
		"--ignore-submodules=none"
	]) ?? "";
	const isCode = (entry) => {
		const [state, path] = [entry.slice(0, 2), entry.slice(3)];
		if (/\.(?:pgo|pprof|prof)$/.test(path)) return false;
		return state === "??" ? CODE_FILES.test(path) : path !== "";
	};
	return printed.split("\0").some(isCode) || void 0;
}
/** Lists the targets with their programs, for the command `targets`. The list includes targets whose program cannot be found. */
async function listTargets(run, targets) {
	const listed = [];
	for (const { name = "", ...target } of targets) {
		const find = async () => {
			await requireFolder(target.workingDirectory);
			return { subject: subjectOf(await findProgram(runFor(run, target))) };
		};
		const found = await orElse(run, find(), (error) => {
			const finding = warning(error.message, error.fix);
			hostOfTarget(name, run.host).finding(finding);
			return { findings: [finding] };
		});
		listed.push({
			command: run.command,
			target: name,
			findings: [],
			...found
		});
	}
	return listed;
}
/** Returns a copy of the run that works on another program. */
function runFor(run, { workingDirectory, package: named, profile, buildFlags }) {
	return {
		...run,
		config: {
			...run.config,
			workingDirectory,
			package: named,
			profile,
			buildFlags
		}
	};
}
/**
* Returns a separate run for each target. Each run has its own folders.
* @throws UsageError before any work if the settings of a target have a mistake.
*/
async function runsOfTargets(targets, whole) {
	const configs = [];
	for (const target of targets) configs.push([target.name ?? "", programConfig(await target.config())]);
	const runs = [];
	for (const [name, config] of configs) {
		const outputDirectory = join(whole.outputDirectory, name);
		const scratch = join(whole.scratch, "targets", name);
		await makeFolder(outputDirectory);
		await makeFolder(scratch);
		const host = hostOfTarget(name, whole.host);
		runs.push({
			...whole,
			config,
			host,
			outputDirectory,
			scratch
		});
	}
	return runs;
}
/** Returns the host for one of several targets, which puts the target's name in front of each message. */
function hostOfTarget(name, host) {
	return {
		...host,
		env: {
			...host.env,
			PGO_TARGET: name
		},
		detail: (line) => host.detail(`${name}: ${line}`),
		progress: (line, deadline) => host.progress(`${name}: ${line}`, deadline),
		finding: ({ source, file, message, ...rest }) => {
			const named = (where = "") => message.startsWith(where) ? void 0 : where;
			host.finding({
				...rest,
				source: named(source),
				file: named(file),
				message: `${name}: ${message}`
			});
		}
	};
}
/** Finds the place of the profile that the run refreshes. */
async function placeIn(run) {
	await requireFolder(run.config.workingDirectory);
	return placeOfProfile(run, (await findProgram(run)).profilePath);
}
/** Returns the path of a target's profile. If the program or its folder no longer exists, the function returns the likely path. */
async function pathOfTarget(run, target) {
	const likely = target.profile ?? resolve(target.workingDirectory, target.package ?? ".", "default.pgo");
	return (await orElse(run, placeIn(runFor(run, target)), () => void 0) ?? await orElse(run, placeOfProfile(run, likely), () => void 0))?.path;
}
/** Checks that each program has its own profile. @throws UsageError if two programs would write the same file. */
function requireDifferentProfiles(placed) {
	const owners = /* @__PURE__ */ new Map();
	for (const { run, place } of placed) {
		const { target } = run.config;
		if (owners.has(place.path)) throw new UsageError(`The targets ${owners.get(place.path)} and ${target} have the same profile, ${place.path}.`, { fix: "Give each target its own `package`, `working-directory` or `profile`." });
		owners.set(place.path, target);
	}
}
/**
* Checks that each program has its own branch, because one program's run would replace or close the pull request of the other program.
* Different paths can lead to the same default branch, such as `cmd/api-v1` and `cmd/api/v1`.
* @throws UsageError if two programs would have the same branch.
*/
async function requireDifferentBranches(placed) {
	const { defaultBranch } = await import("./publish.js");
	const { fillTemplates } = await import("./publisher.js");
	const owners = /* @__PURE__ */ new Map();
	for (const { run, place } of placed) {
		const { target, package: named, publishSettings, repository } = run.config;
		const { branch: written } = publishSettings;
		const values = {
			target,
			path: place.path,
			package: named,
			now: run.host.now,
			head: async () => void 0
		};
		const filled = fillTemplates({ branch: written }, values).then(({ branch: name }) => name);
		const branch = await orElse(run, filled, () => void 0);
		if (written !== void 0 && branch === void 0) continue;
		const name = branch ?? defaultBranch(place.path);
		const key = `${repository ?? ""}:${name}`;
		if (owners.has(key)) throw new UsageError(`The targets ${owners.get(key)} and ${target} have the same branch, ${name}.`, { fix: "Give one of these targets its own `branch`." });
		owners.set(key, target);
	}
}
/**
* Checks before any work that each program has its own profile and its own branch. A program that is not found is skipped, because the run
* of its target reports the error.
*/
async function requireNoCollisions(runs) {
	const placed = [];
	for (const run of runs) {
		const place = await orElse(run, placeIn(run), () => void 0);
		if (place?.inRepository) placed.push({
			run,
			place
		});
	}
	requireDifferentProfiles(placed);
	await requireDifferentBranches(placed.filter(({ run: { config } }) => config.publish !== "none" && config.publish !== "commit"));
}

export { usesOf as A, likelyMains as C, buildInWords as D, declaredName as E, chooseProfile as O, SeveralMainPackages as S, Tokens as T, waysToProfile as _, introduce as a, mostTuningTime as b, placeIn as c, requireDifferentProfiles as d, requireNamedProfiles as f, runsOfTargets as g, runFor as h, findProgram as i, realFile as j, isUnknownProfile as k, placeOfProfile as l, runFacts as m, buildsOf as n, listTargets as o, requireNoCollisions as p, findAhead as r, pathOfTarget as s, buildOptions as t, repositoryRoot as u, SHORTEST_MEASURING as v, ownCodeOf as w, NoMainPackage as x, mostBuildTime as y };