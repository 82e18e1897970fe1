/** Devices on which the person signed in, and which skip the second factor. */
import {
  AdminForgetDeviceCommand,
  AdminListDevicesCommand,
  AdminUpdateDeviceStatusCommand,
  type DeviceType,
  ResourceNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Device } from '#domain/sign-in/methods.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { pool } from '#lambdas/user-pool/accounts.ts';
import { accountOf, asking } from './pool.ts';

/** The page limit of the pool. */
const PAGE = 60;

const attribute = ({ DeviceAttributes = [] }: DeviceType, name: string) =>
  DeviceAttributes.find(({ Name }) => Name === name)?.Value ?? '';

const isRemembered = (device: DeviceType) => attribute(device, 'dev:device_remembered_status') !== 'not_remembered';

const described = (device: DeviceType): Device => ({
  id: device.DeviceKey ?? '',
  name: attribute(device, 'device_name'),
  used_at: (device.DeviceLastAuthenticatedDate ?? new Date(0)).toISOString(),
});

export const pageOfDevices = async (caller: Caller, limit: number, PaginationToken: string | undefined) => {
  const Limit = Math.min(limit, PAGE);
  const listing = new AdminListDevicesCommand({ ...accountOf(caller), Limit, PaginationToken });
  const { Devices = [], PaginationToken: next } = await asking(pool.send(listing));
  return { devices: Devices.filter(isRemembered).map(described), next: next ?? null };
};

export const devicesOf = async (caller: Caller): Promise<Device[]> => {
  const all: Device[] = [];
  for (let after: string | undefined | null; after !== null; ) {
    const { devices, next } = await pageOfDevices(caller, PAGE, after);
    all.push(...devices);
    after = next;
  }
  return all;
};

/** Idempotent: the device may already be removed. */
const unlessGone = async (taking: Promise<unknown>) => {
  try {
    await taking;
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
  }
};

/** Ends the sessions on the device. */
export const forget = (caller: Caller, DeviceKey: string) =>
  unlessGone(pool.send(new AdminForgetDeviceCommand({ ...accountOf(caller), DeviceKey })));

/** Sessions stay, and the next sign-in asks for the second factor. */
export const noLongerRemember = (caller: Caller, DeviceKey: string) =>
  unlessGone(
    pool.send(
      new AdminUpdateDeviceStatusCommand({
        ...accountOf(caller),
        DeviceKey,
        DeviceRememberedStatus: 'not_remembered',
      }),
    ),
  );
