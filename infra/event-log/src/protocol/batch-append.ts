import type { handleBidiStreamingCall, ServerDuplexStream } from '@grpc/grpc-js';
import type { ExpectedRevision, ProposedEvent } from '../rules/types.ts';
import { badRequest, failure, outcomeResponse, type Answer } from './batch-append-responses.ts';
import { callErrorOf, CallError, maxAppendBytes } from './call-error.ts';
import { shared, streams, type Shared, type Streams } from './messages.ts';
import type { Admitted } from './open-calls.ts';
import { expectedOf, proposedEventOf, sizeOf, streamNameOf, uuidOf } from './parse.ts';
import type { Service } from './service.ts';

type Call = ServerDuplexStream<Streams.BatchAppendReq, Streams.BatchAppendResp>;

interface IncomingAppend {
  correlation: Shared.UUID;
  identifier: Shared.StreamIdentifier;
  stream: string;
  expected: ExpectedRevision;
  events: ProposedEvent[];
  size: number;
  deadline: number;
  timer: NodeJS.Timeout | undefined;
}

/** Above this many bytes waiting to be stored, a client's call is paused. */
const maxWaitingBytes = 32 << 20;

/** `BatchAppend`: one long call per client with chunked appends, each answered exactly once with its correlation id. */
export function batchAppendHandler(
  service: Service,
): handleBidiStreamingCall<Streams.BatchAppendReq, Streams.BatchAppendResp> {
  return (call) => {
    new BatchAppendCall(call, service).listen();
  };
}

class BatchAppendCall {
  readonly #call: Call;
  readonly #service: Service;
  readonly #admitted: Admitted;
  readonly #incoming = new Map<string, IncomingAppend>();
  #writing = 0;
  #waitingBytes = 0;
  #halfClosed = false;

  constructor(call: Call, service: Service) {
    this.#call = call;
    this.#service = service;
    this.#admitted = service.calls.admit(call);
  }

  listen(): void {
    this.#call.on('data', (request: Streams.BatchAppendReq) => this.#take(request));
    this.#call.on('end', () => {
      this.#halfClosed = true;
      this.#endWhenAnswered();
    });
    this.#admitted.signal.addEventListener('abort', () => {
      for (const { timer } of this.#incoming.values()) clearTimeout(timer);
      this.#incoming.clear();
    });
  }

  #take(request: Streams.BatchAppendReq) {
    // requests that are not accepted fail with the end of the whole call
    if (this.#admitted.signal.aborted || this.#service.calls.closing) return;
    const correlation = request.getCorrelationId();
    if (!correlation) return;
    const key = keyOf(correlation);
    const options = request.getOptions();
    try {
      if (options && !this.#incoming.has(key)) this.#begin(key, correlation, options);
      const append = this.#incoming.get(key);
      if (!append) return; // remaining chunks of a rejected append
      for (const message of request.getProposedMessagesList()) {
        const event = proposedEventOf(message);
        append.events.push(event);
        append.size += sizeOf(event);
      }
      if (append.size > maxAppendBytes) this.#refuse(key, append, failure('tooBig'));
      else if (request.getIsFinal()) void this.#write(key, append);
      else append.timer ??= this.#giveUp(key, append);
    } catch (error) {
      const identifier = options?.getStreamIdentifier() ?? this.#incoming.get(key)?.identifier;
      const answer = badRequest(callErrorOf(error).details);
      this.#refuse(key, { correlation, identifier: identifier ?? new shared.StreamIdentifier() }, answer);
      if (!(error instanceof CallError)) this.#service.log.error(error, 'an append could not be parsed');
    }
  }

  #begin(key: string, correlation: Shared.UUID, options: Streams.BatchAppendReq.Options) {
    const identifier = options.getStreamIdentifier();
    const revision = options.hasStreamPosition() ? options.getStreamPosition() : undefined;
    const deadline = deadlineOf(options);
    const append: IncomingAppend = {
      correlation,
      identifier: identifier ?? new shared.StreamIdentifier(),
      stream: streamNameOf(identifier),
      expected: expectedOf(options, revision),
      events: [],
      size: 0,
      deadline,
      timer: undefined,
    };
    if (deadline <= Date.now()) return this.#refuse(key, append, failure('timeout'));
    this.#incoming.set(key, append);
  }

  #giveUp(key: string, append: IncomingAppend) {
    const withinMs = Math.min(append.deadline - Date.now(), maxChunkWaitMs);
    return setTimeout(() => this.#refuse(key, append, failure('timeout')), withinMs);
  }

  async #write(key: string, append: IncomingAppend) {
    this.#forget(key);
    this.#account(append.size);
    this.#writing += 1;
    const { stream, expected, events, deadline } = append;
    try {
      const outcome = await this.#service.write({ kind: 'append', stream, expected, events }, deadline);
      this.#answer(append, outcomeResponse(outcome, append));
    } catch (error) {
      this.#admitted.fail(callErrorOf(error)); // unknown outcome: the end of the call reports it to every waiter
    } finally {
      this.#writing -= 1;
      this.#account(-append.size);
      this.#endWhenAnswered();
    }
  }

  #refuse(key: string, append: Pick<IncomingAppend, 'correlation' | 'identifier'>, answer: Answer) {
    this.#forget(key);
    this.#answer(append, answer);
    this.#endWhenAnswered();
  }

  #forget(key: string) {
    clearTimeout(this.#incoming.get(key)?.timer);
    this.#incoming.delete(key);
  }

  #answer({ correlation, identifier }: Pick<IncomingAppend, 'correlation' | 'identifier'>, fill: Answer) {
    if (this.#admitted.signal.aborted) return;
    const response = new streams.BatchAppendResp();
    response.setCorrelationId(correlation).setStreamIdentifier(identifier);
    fill(response);
    this.#call.write(response);
  }

  #account(bytes: number) {
    this.#waitingBytes += bytes;
    if (this.#waitingBytes > maxWaitingBytes) this.#call.pause();
    else if (this.#call.isPaused()) this.#call.resume();
  }

  #endWhenAnswered() {
    // no chunk is processed while closing, so some requests may stay unanswered
    const outstanding = this.#writing > 0 || this.#incoming.size > 0 || this.#service.calls.closing;
    if (this.#halfClosed && !outstanding && !this.#admitted.signal.aborted) this.#call.end();
  }
}

const maxChunkWaitMs = 10_000;

function keyOf(correlation: Shared.UUID): string {
  try {
    return uuidOf(correlation);
  } catch {
    return correlation.getString();
  }
}

/** Absolute time, by the client's clock. */
function deadlineOf(options: Streams.BatchAppendReq.Options): number {
  const deadline = options.getDeadline();
  return deadline ? deadline.getSeconds() * 1_000 + deadline.getNanos() / 1e6 : Number.POSITIVE_INFINITY;
}
