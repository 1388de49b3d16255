import { createHash, timingSafeEqual } from 'node:crypto';
import { ServerInterceptingCall, ServerListenerBuilder, status, type ServerInterceptor } from '@grpc/grpc-js';
import { GossipService, ServerFeaturesService } from './messages.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** The client makes these calls before it has credentials to send. */
const anonymous: ReadonlySet<string> = new Set([
  ServerFeaturesService.getSupportedMethods.path,
  GossipService.read.path,
]);

/** Ends every call without this user's Basic credentials with UNAUTHENTICATED, before its handler runs. */
export function authentication({ user, password }: { user: string; password: string }): ServerInterceptor {
  const expected = digest(`Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`);
  return (method, call) => {
    if (anonymous.has(method.path)) return new ServerInterceptingCall(call);
    const listener = new ServerListenerBuilder()
      .withOnReceiveMetadata((metadata, next) => {
        const [given] = metadata.get('authorization');
        if (timingSafeEqual(digest(String(given ?? '')), expected)) return next(metadata);
        call.sendStatus({ code: status.UNAUTHENTICATED, details: 'The credentials are wrong or missing' });
      })
      .build();
    return new ServerInterceptingCall(call, { start: (next) => next(listener) });
  };
}
