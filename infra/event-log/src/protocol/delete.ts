import type { handleUnaryCall } from '@grpc/grpc-js';
import type { Outcome } from '../rules/types.ts';
import { callErrorOf, streamDeleted, timedOut, wrongExpectedVersion } from './call-error.ts';
import { streams, type Streams } from './messages.ts';
import { expectedOf, streamNameOf } from './parse.ts';
import type { Service } from './service.ts';

/** `Delete`: hides a stream's events until it is written to again. */
export function deleteHandler(service: Service): handleUnaryCall<Streams.DeleteReq, Streams.DeleteResp> {
  const { DeleteResp } = streams;
  const place = (position: string) =>
    new DeleteResp.Position().setCommitPosition(position).setPreparePosition(position);
  return (call, answer) => {
    remove(service, 'delete', call.request)
      .then((position) => answer(null, new DeleteResp().setPosition(place(position))))
      .catch((error: unknown) => answer(callErrorOf(error)));
  };
}

/** `Tombstone`: ends a stream permanently. */
export function tombstoneHandler(service: Service): handleUnaryCall<Streams.TombstoneReq, Streams.TombstoneResp> {
  const { TombstoneResp } = streams;
  const place = (position: string) =>
    new TombstoneResp.Position().setCommitPosition(position).setPreparePosition(position);
  return (call, answer) => {
    remove(service, 'tombstone', call.request)
      .then((position) => answer(null, new TombstoneResp().setPosition(place(position))))
      .catch((error: unknown) => answer(callErrorOf(error)));
  };
}

async function remove(
  { calls, write }: Service,
  kind: 'delete' | 'tombstone',
  request: Streams.DeleteReq | Streams.TombstoneReq,
): Promise<string> {
  calls.refuseWhenClosing();
  const options = request.getOptions();
  const stream = streamNameOf(options?.getStreamIdentifier());
  const expected = expectedOf(
    options ?? new streams.DeleteReq.Options(),
    options?.hasRevision() ? options.getRevision() : undefined,
  );
  const outcome: Outcome = await write({ kind, stream, expected, events: [] });
  switch (outcome.kind) {
    case 'done':
      return String(outcome.position ?? 0n);
    case 'conflict':
      throw wrongExpectedVersion(stream, expected, outcome.current);
    case 'deleted':
      throw streamDeleted(stream);
    case 'timeout':
      throw timedOut();
  }
}
