import { ServerInterceptingCall, type ServerInterceptor } from '@grpc/grpc-js';

const maxUnsentBytes = 64 << 10;
const small = 256;

/**
 * gRPC sends the next message of a call when the one before it has left, each in a frame and a write of its own. Here
 * messages go on at once while little is unsent, so that those of one turn share both; what is beyond that waits.
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
