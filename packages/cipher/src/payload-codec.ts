import type { DataConverter, Payload, PayloadCodec, SerializationContext } from '@temporalio/common';
import { default as proto } from '@temporalio/proto'; // CommonJS: Node finds no names in it
import { fileURLToPath } from 'node:url';
import { open, seal } from './cipher.ts';

const { Payload: Message } = proto.temporal.api.common.v1;

/**
 * The key of one workflow's payloads, 32 bytes.
 * @throws when the student was erased, or the key service cannot be reached
 */
export type PayloadKey = (workflowId: string) => Promise<Buffer>;

/** A payload that no holder of its workflow's key has written. */
export class PayloadRefused extends Error {
  override readonly name = 'PayloadRefused';
}

const sealed = 'binary/sealed';
const textOf = (bytes: Uint8Array | null | undefined) => Buffer.from(bytes ?? []).toString();
const boundTo = (workflowId: string) => `payload|${workflowId}`;

/**
 * What leaves without a workflow: the failure of a task that the worker itself could not process. Its text may quote a
 * student, and an exception here would end the worker.
 */
const withheld: Payload = {
  metadata: { encoding: Buffer.from('json/plain') },
  data: Buffer.from(JSON.stringify({ message: 'withheld', stack_trace: '' })),
};

/** Whose payload it is, is taken from the context, never from the payload: its writer can put any name there. */
const openedIn = async (keyOf: PayloadKey, { metadata, data }: Payload, context: SerializationContext | undefined) => {
  const workflowId = context?.workflowId;
  if (workflowId === undefined) throw new PayloadRefused('A payload that belongs to no workflow');
  if (textOf(metadata?.['encoding']) !== sealed) throw new PayloadRefused(`A payload of ${workflowId} is not sealed`);
  const key = await keyOf(workflowId);
  try {
    return Message.decode(open(key, data ?? Buffer.of(), boundTo(workflowId)));
  } catch (error) {
    throw new PayloadRefused(`A payload was not sealed for ${workflowId}`, { cause: error });
  }
};

const codec = (keyOf: PayloadKey): PayloadCodec => ({
  async encode(payloads, context) {
    if (payloads.length === 0) return [];
    const { workflowId } = context ?? {};
    if (workflowId === undefined) return payloads.map(() => withheld);
    const key = await keyOf(workflowId);
    return payloads.map((payload) => ({
      metadata: { encoding: Buffer.from(sealed), workflow: Buffer.from(workflowId) },
      data: seal(key, Message.encode(payload).finish(), boundTo(workflowId)),
    }));
  },

  decode: (payloads, context) => Promise.all(payloads.map((payload) => openedIn(keyOf, payload, context))),
});

/** Temporal's data converter with the codec of this product. */
export interface SealedPayloads extends DataConverter {
  readonly payloadCodecs: PayloadCodec[];
}

/** Loaded by Temporal's own library; `bundleWorkflowCode` needs it too. */
export const failureConverterPath = fileURLToPath(new URL('failure-converter.ts', import.meta.url));

/**
 * The data converter for Temporal's client and worker: inputs, results, memos, and the messages and traces of failures
 * are stored sealed, each with the key of its workflow. Reading one that is not sealed for its workflow throws
 * `PayloadRefused`, so that a stranger with access to Temporal can neither start nor answer a workflow.
 */
export const sealedPayloads = (keyOf: PayloadKey): SealedPayloads => ({
  payloadCodecs: [codec(keyOf)],
  failureConverterPath,
});
