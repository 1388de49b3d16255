import type { handleClientStreamingCall, sendUnaryData } from '@grpc/grpc-js';
import type { ExpectedRevision, Outcome, ProposedEvent } from '../rules/types.ts';
import { appendTooBig, callErrorOf, invalidArgument, maxAppendBytes, streamDeleted, timedOut } from './call-error.ts';
import { shared, streams, type Streams } from './messages.ts';
import { expectedOf, proposedEventOf, sizeOf, streamNameOf } from './parse.ts';
import type { Service } from './service.ts';

/** `Append`: options first, then the events. The client uses it for calls with their own credentials. */
export function appendHandler({
  calls,
  write,
}: Service): handleClientStreamingCall<Streams.AppendReq, Streams.AppendResp> {
  return (call, answer) => {
    const reply = once(answer);
    const append = new IncomingAppend();
    call.on('error', () => {}); // the client has disconnected
    call.on('data', (request: Streams.AppendReq) => {
      try {
        calls.refuseWhenClosing();
        append.take(request);
      } catch (error) {
        reply(callErrorOf(error), null);
      }
    });
    call.on('end', () => {
      if (reply.done()) return;
      append
        .complete(write)
        .then((response) => reply(null, response))
        .catch((error: unknown) => reply(callErrorOf(error), null));
    });
  };
}

class IncomingAppend {
  #target: { stream: string; expected: ExpectedRevision } | undefined;
  readonly #events: ProposedEvent[] = [];
  #size = 0;

  take(request: Streams.AppendReq): void {
    const options = request.getOptions();
    const message = request.getProposedMessage();
    if (options) {
      const revision = options.hasRevision() ? options.getRevision() : undefined;
      const stream = streamNameOf(options.getStreamIdentifier());
      this.#target = { stream, expected: expectedOf(options, revision) };
    }
    if (!message) return;
    const event = proposedEventOf(message);
    this.#size += sizeOf(event);
    if (this.#size > maxAppendBytes) throw appendTooBig();
    this.#events.push(event);
  }

  async complete(write: Service['write']): Promise<Streams.AppendResp> {
    if (!this.#target) throw invalidArgument('The options are missing');
    const outcome = await write({ kind: 'append', ...this.#target, events: this.#events });
    return response(outcome, this.#target);
  }
}

function response(outcome: Outcome, { stream, expected }: { stream: string; expected: ExpectedRevision }) {
  const answer = new streams.AppendResp();
  switch (outcome.kind) {
    case 'done':
      return answer.setSuccess(success(outcome));
    case 'conflict':
      return answer.setWrongExpectedVersion(conflict(outcome.current, expected));
    case 'deleted':
      throw streamDeleted(stream);
    case 'timeout':
      throw timedOut();
  }
}

function success({ revision, position }: { revision: bigint; position: bigint | undefined }) {
  const message = new streams.AppendResp.Success();
  if (revision < 0n) message.setNoStream(new shared.Empty());
  else message.setCurrentRevision(String(revision));
  if (position === undefined) return message.setNoPosition(new shared.Empty());
  const place = new streams.AppendResp.Position();
  return message.setPosition(place.setCommitPosition(String(position)).setPreparePosition(String(position)));
}

function conflict(current: bigint, expected: ExpectedRevision) {
  const message = new streams.AppendResp.WrongExpectedVersion();
  if (current < 0n) message.setCurrentNoStream(new shared.Empty());
  else message.setCurrentRevision(String(current));
  if (expected === 'any') return message.setExpectedAny(new shared.Empty());
  if (expected === 'no_stream') return message.setExpectedNoStream(new shared.Empty());
  if (expected === 'stream_exists') return message.setExpectedStreamExists(new shared.Empty());
  return message.setExpectedRevision(String(expected));
}

function once<T>(answer: sendUnaryData<T>) {
  let answered = false;
  const reply: sendUnaryData<T> = (error, value) => {
    if (answered) return;
    answered = true;
    answer(error, value);
  };
  return Object.assign(reply, { done: () => answered });
}
