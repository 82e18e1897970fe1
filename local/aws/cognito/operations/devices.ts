/** Operations to confirm, list and forget devices. */
import * as z from 'zod';
import { CognitoError, invalidParameter } from '#local/aws/cognito/errors.ts';
import { forAdministrators, forAnyone, type Operation } from '#local/aws/cognito/operation.ts';
import type { Pool } from '#local/aws/cognito/pool.ts';
import { type Device, REMEMBERED_WHEN_CONFIRMED } from '#local/aws/cognito/users/devices.ts';
import { AccessToken, Username, UserPoolId } from '#local/aws/cognito/users/fields.ts';

const LARGEST_PAGE = 60;

const DeviceKey = z
  .string()
  .min(1)
  .max(55)
  .regex(/^[\w-]+_[0-9a-f-]+$/);

const described = (device: Device) => ({
  DeviceKey: device.key,
  DeviceAttributes: [
    { Name: 'device_status', Value: 'valid' },
    { Name: 'device_name', Value: device.name },
    { Name: 'dev:device_remembered_status', Value: device.remembered ? 'remembered' : 'not_remembered' },
    { Name: 'last_ip_used', Value: '127.0.0.1' },
  ],
  DeviceCreateDate: device.created / 1000,
  DeviceLastModifiedDate: device.modified / 1000,
  DeviceLastAuthenticatedDate: device.used / 1000,
});

const hexadecimal = (base64: string) => Buffer.from(base64, 'base64').toString('hex');

const ConfirmDevice = forAnyone(
  z.object({
    AccessToken,
    DeviceKey,
    DeviceName: z.string().min(1).max(1024).optional(),
    DeviceSecretVerifierConfig: z.object({ Salt: z.string(), PasswordVerifier: z.string() }),
  }),
  (pool, input) => {
    const device = pool.devices.get(pool.tokens.user(input.AccessToken).id, input.DeviceKey);
    if (device.secret) throw new CognitoError('DeviceKeyExistsException', 'Device already exists.');
    const [salt, verifier] = [
      hexadecimal(input.DeviceSecretVerifierConfig.Salt),
      hexadecimal(input.DeviceSecretVerifierConfig.PasswordVerifier),
    ];
    if (salt === '' || verifier === '') throw invalidParameter('Invalid device secret verifier.');
    pool.devices.confirm(device.key, input.DeviceName ?? '', { salt, verifier });
    return { UserConfirmationNecessary: !REMEMBERED_WHEN_CONFIRMED };
  },
);

/** A page starts after the device that its token names. */
const page = (devices: readonly Device[], limit = LARGEST_PAGE, after?: string) => {
  const first = devices.findIndex(({ key }) => key === after) + 1;
  const shown = devices.slice(first, first + limit);
  const last = devices.length > first + limit ? shown.at(-1) : undefined;
  return { Devices: shown.map(described), ...(last ? { PaginationToken: last.key } : {}) };
};

const Page = z.object({
  Limit: z.int().min(1).max(LARGEST_PAGE).optional(),
  PaginationToken: z.string().min(1).optional(),
});

const ListDevices = forAnyone(Page.extend({ AccessToken }), (pool, input) =>
  page(pool.devices.of(pool.tokens.user(input.AccessToken).id), input.Limit, input.PaginationToken),
);

const AdminListDevices = forAdministrators(Page.extend({ UserPoolId, Username }), (pool, input) =>
  page(pool.devices.of(pool.users.named(input.Username).id), input.Limit, input.PaginationToken),
);

const GetDevice = forAnyone(z.object({ AccessToken, DeviceKey }), (pool, input) => ({
  Device: described(pool.devices.get(pool.tokens.user(input.AccessToken).id, input.DeviceKey)),
}));

const DeviceRememberedStatus = z.enum(['remembered', 'not_remembered']);

const setStatus = (pool: Pool, user: string, key: string, status: z.output<typeof DeviceRememberedStatus>) => {
  const device = pool.devices.get(user, key);
  if (!device.secret) throw invalidParameter('Device is not confirmed.');
  pool.devices.remember(device.key, status === 'remembered');
  return {};
};

const UpdateDeviceStatus = forAnyone(z.object({ AccessToken, DeviceKey, DeviceRememberedStatus }), (pool, input) =>
  setStatus(pool, pool.tokens.user(input.AccessToken).id, input.DeviceKey, input.DeviceRememberedStatus),
);

const AdminUpdateDeviceStatus = forAdministrators(
  z.object({ UserPoolId, Username, DeviceKey, DeviceRememberedStatus }),
  (pool, input) => setStatus(pool, pool.users.named(input.Username).id, input.DeviceKey, input.DeviceRememberedStatus),
);

/** Signs out everyone on the forgotten device except the caller's own grant `here`. */
const forget = (pool: Pool, user: string, key: string, here?: string) =>
  pool.state.transaction(() => {
    const device = pool.devices.get(user, key);
    pool.grants.forgetDevice(device.key, here);
    pool.devices.forget(device.key);
    return {};
  });

const ForgetDevice = forAnyone(z.object({ AccessToken, DeviceKey }), (pool, input) =>
  forget(pool, pool.tokens.user(input.AccessToken).id, input.DeviceKey, pool.tokens.grantOf(input.AccessToken)),
);

const AdminForgetDevice = forAdministrators(z.object({ UserPoolId, Username, DeviceKey }), (pool, input) =>
  forget(pool, pool.users.named(input.Username).id, input.DeviceKey),
);

export const deviceOperations: Record<string, Operation> = {
  ConfirmDevice,
  ListDevices,
  GetDevice,
  UpdateDeviceStatus,
  ForgetDevice,
  AdminListDevices,
  AdminForgetDevice,
  AdminUpdateDeviceStatus,
};
