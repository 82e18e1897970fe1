/** The addresses of the local parts: `/local/endpoints.json`, for programs that use them. */
import type { Role } from '#domain/enumerations.ts';

export type Account = {
  email: string;
  password: string;
  /** `temporary` must set a password first. */
  role: Role | 'none' | 'temporary';
};

export type Endpoints = {
  web: string;
  api: string;
  identity: string;
  storage: string;
  user_pool_id: string;
  web_client_id: string;
  identity_pool_id: string;
  accounts: readonly Account[];
};
