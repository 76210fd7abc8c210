import { A as init_EventStreamCodec, C as SmithyMessageDecoderStream, D as MessageDecoderStream, E as init_MessageEncoderStream, M as init_HeaderMarshaller, N as Int64, O as init_MessageDecoderStream, P as init_Int64, S as init_SmithyMessageEncoderStream, T as MessageEncoderStream, _ as getUnmarshalledStream, a as init_EventStreamSerdeConfig, b as init_getChunkedStream, c as iterableToReadableStream, d as eventStreamSerdeProvider, f as init_EventStreamMarshaller$1, g as getMessageUnmarshaller, h as init_EventStreamMarshaller, i as init_EventStreamSerde, j as HeaderMarshaller, k as EventStreamCodec, l as readableStreamToIterable, m as eventStreamSerdeProvider$1, n as init_event_streams, o as resolveEventStreamSerdeConfig, p as EventStreamMarshaller$1, r as EventStreamSerde, s as init_utils, u as EventStreamMarshaller, v as init_getUnmarshalledStream, w as init_SmithyMessageDecoderStream, x as SmithyMessageEncoderStream, y as getChunkedStream } from "./event-streams.js";

init_Int64();
init_HeaderMarshaller();
init_EventStreamCodec();
init_MessageDecoderStream();
init_MessageEncoderStream();
init_SmithyMessageDecoderStream();
init_SmithyMessageEncoderStream();
init_getChunkedStream();
init_getUnmarshalledStream();
init_EventStreamMarshaller();
init_EventStreamMarshaller$1();
init_utils();
init_EventStreamSerdeConfig();
init_EventStreamSerde();
init_event_streams();
export { EventStreamSerde, eventStreamSerdeProvider };