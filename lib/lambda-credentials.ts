/** In a function, stands in for the SDK's search for credentials: Lambda has them in the environment and nowhere else. Saves 130 kB and 10 ms. */

const variable = (name: string) => {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set.`);
  return value;
};

export const defaultProvider = () => async () => ({
  accessKeyId: variable('AWS_ACCESS_KEY_ID'),
  secretAccessKey: variable('AWS_SECRET_ACCESS_KEY'),
  sessionToken: variable('AWS_SESSION_TOKEN'),
});
