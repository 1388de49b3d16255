import type { DataConverter, Payload, PayloadCodec } from '@temporalio/common';
import { default as proto } from '@temporalio/proto'; // CommonJS: Node finds no names in it
import { fileURLToPath } from 'node:url';
import { open, seal } from './cipher.ts';

const { Payload: Message } = proto.temporal.api.common.v1;

/**
 * The key of one workflow's payloads, 32 bytes.
 * @throws when the student was erased, or the key service cannot be reached
 */
export type PayloadKey = (workflowId: string) => Promise<Buffer>;

const sealed = 'binary/sealed';
const textOf = (bytes: Uint8Array | null | undefined) => Buffer.from(bytes ?? []).toString();
const boundTo = (workflowId: string) => `payload|${workflowId}`;

const codec = (keyOf: PayloadKey): PayloadCodec => ({
  async encode(payloads, context) {
    if (payloads.length === 0) return [];
    const { workflowId } = context ?? {};
    if (workflowId === undefined) throw new Error('A payload that belongs to no workflow cannot be sealed');
    const key = await keyOf(workflowId);
    return payloads.map((payload) => ({
      metadata: { encoding: Buffer.from(sealed), workflow: Buffer.from(workflowId) },
      data: seal(key, Message.encode(payload).finish(), boundTo(workflowId)),
    }));
  },

  decode: (payloads) =>
    Promise.all(
      payloads.map(async (payload): Promise<Payload> => {
        const { encoding, workflow } = payload.metadata ?? {};
        if (textOf(encoding) !== sealed) return payload; // from a history older than this codec
        const workflowId = textOf(workflow);
        return Message.decode(open(await keyOf(workflowId), payload.data ?? Buffer.of(), boundTo(workflowId)));
      }),
    ),
});

/** Loaded by Temporal's own library; `bundleWorkflowCode` needs it too. */
export const failureConverterPath = fileURLToPath(new URL('failure-converter.ts', import.meta.url));

/**
 * The data converter for Temporal's client and worker: inputs, results, memos, and the messages and traces of failures
 * are stored sealed, each with the key of its workflow. Payloads that are not sealed are read as they are.
 */
export const sealedPayloads = (keyOf: PayloadKey): DataConverter => ({
  payloadCodecs: [codec(keyOf)],
  failureConverterPath,
});
