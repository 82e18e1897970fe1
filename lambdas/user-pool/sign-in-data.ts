/** Sign-in data of a person in the user pool, without secrets. */
import {
  AdminGetUserCommand,
  AdminListDevicesCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { User } from '#domain/people/user.ts';
import { accountOf, pool } from './accounts.ts';

const AS_MANY_AS_A_PAGE = 60;

export const signInOf = async ({ id, from_directory }: User) => {
  if (from_directory) return { by: 'corporate directory' };
  try {
    const account = await accountOf(id);
    const found = await pool.send(new AdminGetUserCommand(account));
    const { Devices = [] } = await pool.send(new AdminListDevicesCommand({ ...account, Limit: AS_MANY_AS_A_PAGE }));
    return {
      by: 'account of its own',
      status: found.UserStatus,
      created_at: found.UserCreateDate,
      attributes: Object.fromEntries((found.UserAttributes ?? []).map(({ Name = '', Value }) => [Name, Value])),
      second_factors: found.UserMFASettingList ?? [],
      devices: Devices.map(({ DeviceAttributes = [], DeviceCreateDate, DeviceLastAuthenticatedDate }) => ({
        created_at: DeviceCreateDate,
        last_sign_in_at: DeviceLastAuthenticatedDate,
        ...Object.fromEntries(DeviceAttributes.map(({ Name = '', Value }) => [Name, Value])),
      })),
    };
  } catch (error) {
    if (error instanceof UserNotFoundException) return { by: 'no account' };
    throw error;
  }
};
