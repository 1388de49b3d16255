import { z } from 'zod';
import { Instant } from './date.ts';
import { endpoint } from './endpoint.ts';

/** `address` in characters. */
export const pushLimits = { devices: 10, address: 1000 } as const;

/** Plain http is allowed only for this machine, and there only by a setting of the service. */
const PushServiceAddress = z.url({ protocol: /^https?$/ }).max(pushLimits.address);

/** An uncompressed point of P-256, and 16 bytes, in base64url (RFC 8291 §3.1 and 3.2). */
const DeviceKey = z.string().regex(/^B[\w-]{86}$/, 'Not a key of a device');
const DeviceSecret = z.string().regex(/^[\w-]{22}$/, 'Not a secret of a device');

/** What a browser says of its subscription: the endpoint, `p256dh` and `auth`. */
export const PushSubscriptionForm = z.object({ address: PushServiceAddress, key: DeviceKey, secret: DeviceSecret });
export type PushSubscriptionForm = z.infer<typeof PushSubscriptionForm>;

/** A browser that shows reminders, as long as it is signed in. */
export const PushDeviceView = z.object({
  id: z.uuid(),
  /** Such as "Chrome on Windows". */
  name: z.string(),
  createdAt: Instant,
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type PushDeviceView = z.infer<typeof PushDeviceView>;

/** With this key browsers subscribe (`applicationServerKey`), in base64url. */
export const getPushKey = endpoint({
  method: 'GET',
  path: '/api/account/push-key',
  result: z.object({ key: z.string() }),
});

/** Oldest first. */
export const listPushDevices = endpoint({
  method: 'GET',
  path: '/api/account/push-devices',
  result: z.array(PushDeviceView),
});
/** A repeat replaces what is known of this session. 400 `address_not_public`; 409 `too_many_devices` above 10. */
export const addPushDevice = endpoint({
  method: 'POST',
  path: '/api/account/push-devices',
  body: PushSubscriptionForm,
  result: PushDeviceView,
  status: 201,
});
const params = z.object({ id: z.uuid() });
/** Sends it a message now. 404 `device_not_found`. */
export const testPushDevice = endpoint({
  method: 'POST',
  path: '/api/account/push-devices/:id/test',
  params,
  result: z.undefined(),
});
/** 404 `device_not_found`. */
export const removePushDevice = endpoint({
  method: 'DELETE',
  path: '/api/account/push-devices/:id',
  params,
  result: z.undefined(),
});

/** What the service worker is sent, decrypted by the browser. */
export const PushPayload = z.object({
  title: z.string(),
  body: z.string(),
  /** Opened by a click; of this origin. */
  path: z.string(),
  /** A message with the tag of an earlier one takes its place. */
  tag: z.string(),
});
export type PushPayload = z.infer<typeof PushPayload>;
