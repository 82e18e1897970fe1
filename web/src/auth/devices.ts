/** The devices on which somebody signed in and is remembered. */
import { forgetDevice as forget } from 'aws-amplify/auth';
import { tokens } from './amplify.ts';
import { askIdentity, inSession, unlessGone } from './ask-identity.ts';

export type Device = { id: string; name: string; used: Date; isThis: boolean };

const PAGE = 10;

type Listed = {
  DeviceKey?: string;
  DeviceAttributes?: { Name: string; Value?: string }[];
  DeviceLastAuthenticatedDate?: number;
};

const nameOf = ({ DeviceAttributes = [] }: Listed) =>
  DeviceAttributes.find(({ Name }) => Name === 'device_name')?.Value ?? '';

const isListed = (value: unknown): value is Listed => typeof value === 'object' && value !== null;

/** Amplify's own call knows of one page only. */
export const readDevices = (after: string) =>
  inSession(async () => {
    const [answer, session] = await Promise.all([
      askIdentity('ListDevices', { Limit: PAGE, ...(after !== '' && { PaginationToken: after }) }),
      tokens(),
    ]);
    const listed = Array.isArray(answer.Devices) ? answer.Devices.filter(isListed) : [];
    const devices = listed.map(
      (device): Device => ({
        id: device.DeviceKey ?? '',
        name: nameOf(device),
        used: new Date((device.DeviceLastAuthenticatedDate ?? 0) * 1000),
        isThis: device.DeviceKey !== undefined && device.DeviceKey === session?.accessToken.payload.device_key,
      }),
    );
    return { devices, next: typeof answer.PaginationToken === 'string' ? answer.PaginationToken : undefined };
  });

export const forgetDevice = (id: string) => unlessGone(() => forget({ device: { id } }));
