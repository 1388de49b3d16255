import type { handleUnaryCall } from '@grpc/grpc-js';
import { features, type Features, type Shared } from './messages.ts';

/** Version of the reference server whose behaviour this one follows; tools parse it as `yy.m.p`. */
const followedVersion = '24.10.0';

const methods: [service: string, method: string, features: string[]][] = [
  ['streams.streams', 'read', ['position', 'events']],
  ['streams.streams', 'append', []],
  ['streams.streams', 'batchappend', ['deadline_duration']],
  ['streams.streams', 'delete', []],
  ['streams.streams', 'tombstone', []],
  ['gossip.gossip', 'read', []],
  ['server_features.serverfeatures', 'getsupportedmethods', []],
];

/** `GetSupportedMethods`: called once per channel, without credentials; lists exactly what is implemented. */
export const supportedMethodsHandler: handleUnaryCall<Shared.Empty, Features.SupportedMethods> = (_, answer) => {
  const supported = new features.SupportedMethods().setEventStoreServerVersion(followedVersion);
  for (const [service, method, names] of methods) {
    const entry = new features.SupportedMethod().setServiceName(`event_store.client.${service}`);
    supported.addMethods(entry.setMethodName(method).setFeaturesList(names));
  }
  answer(null, supported);
};
