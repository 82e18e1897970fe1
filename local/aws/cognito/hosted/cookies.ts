import type { Request } from '#local/aws/cognito/http.ts';

export const cookieOf = ({ headers }: Request, name: string): string | undefined => {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
};

/** HttpOnly hides the cookie from scripts; SameSite=Lax keeps it out of forms of other sites. */
export const setCookie = (request: Request, name: string, value: string, seconds: number) =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${request.secure ? '; Secure' : ''}`;
