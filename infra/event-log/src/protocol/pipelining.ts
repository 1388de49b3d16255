import { ServerInterceptingCall, type ServerInterceptor } from '@grpc/grpc-js';

const maxUnsentBytes = 64 << 10;
const small = 256;

/**
 * gRPC sends the next message of a call only after the previous one, each in a separate frame and write. This passes
 * messages on at once while little is unsent, so those of one turn share a frame and a write; beyond that they wait.
 */
export const pipelining: ServerInterceptor = (_, call) => new PipelinedCall(call);

class PipelinedCall extends ServerInterceptingCall {
  #unsentBytes = 0;

  override sendMessage(message: unknown, taken: () => void): void {
    const bytes = Buffer.isBuffer(message) ? message.length : small;
    this.#unsentBytes += bytes;
    const waits = this.#unsentBytes > maxUnsentBytes;
    super.sendMessage(message, () => {
      this.#unsentBytes -= bytes;
      if (waits) taken();
    });
    if (!waits) taken();
  }
}
