/** Input fields of many operations, with Cognito's limits. */
import * as z from 'zod';

export const AccessToken = z.string().regex(/^[A-Za-z0-9-_=.]+$/);
export const ClientId = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[\w+]+$/);
export const UserPoolId = z
  .string()
  .min(1)
  .max(55)
  .regex(/^[\w-]+_[0-9a-zA-Z]+$/);
export const Username = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[\p{L}\p{M}\p{S}\p{N}\p{P}]+$/u);
export const Password = z
  .string()
  .max(256)
  .regex(/^[\S]+.*[\S]+$/);
export const Session = z.string().min(20).max(2048);
export const SecretHash = z.string().min(1).max(128).optional();

export const StringMap = z.record(z.string(), z.string());

export const AttributeList = z.array(
  z.object({ Name: z.string().min(1).max(32), Value: z.string().max(2048).optional() }),
);
