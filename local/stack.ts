/** The whole product on one machine: every part that is a service in AWS is started here, in the order they need. */
import { mkdir, realpath } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { WebConfig } from '#contract/web-config.ts';
import type { Endpoints } from './endpoints.ts';
import { environmentOf, REGION, setEnvironment } from './environment.ts';
import { createEvents } from './events.ts';
import { makeFrontDoor } from './front-door.ts';
import { loadFunctions } from './gateway/functions.ts';
import { makeGateway } from './gateway/gateway.ts';
import { startIdentity } from './identity/server.ts';
import { clear, placeOf, readInstallation } from './installation.ts';
import { tryLock } from './lock.mjs';
import { isPortTaken, listenOnLoopback } from './loopback.ts';
import { createMailbox } from './mailbox/mailbox.ts';
import { Refusal } from './refusal.ts';
import { DIST } from './site/build.ts';
import { makeSite } from './site/site.ts';
import { startStorage } from './storage/server.ts';
import { startTable } from './table.ts';

export type StackOptions = {
  data: string;
  /** 0 is any free port. */
  ports: { web: number; identity: number; storage: number };
  demo: 'full' | 'empty';
  /** Forgets what an earlier start left in the data folder. */
  fresh?: boolean;
  /** The web app from its sources, and handlers loaded anew when they change. */
  dev?: boolean;
};

export type Stack = {
  endpoints: Endpoints;
  /** What the handlers found in their environment: with it, a program reaches the table and identity as they do. */
  environment: Record<string, string>;
  stop: () => Promise<void>;
};

const BUCKETS = ['plumbline-files'];

/** Starts a part on its port, or says which variable would move it. */
const onPort = async <T>(variable: string, port: number, start: (port: number) => Promise<T>) => {
  try {
    return await start(port);
  } catch (error) {
    if (!isPortTaken(error)) throw error;
    throw new Refusal(
      `Port ${port} is taken. Choose another one with ${variable}, for example ${variable}=${port + 100}.`,
    );
  }
};

const holdData = async (data: string) => {
  await mkdir(data, { recursive: true });
  const folder = await realpath(data);
  const release = await tryLock(`data ${folder}`);
  if (release) return { folder, stop: async () => release() };
  throw new Refusal(
    `Plumbline is running on ${folder} already. Stop it, or choose another folder with PLUMBLINE_DATA.`,
  );
};

const notYet = (_: unknown, response: ServerResponse) => {
  response.writeHead(503, { 'retry-after': '1' }).end('Plumbline is starting.');
};

const startParts = async (options: StackOptions, keep: <T extends { stop: () => Promise<void> }>(part: T) => T) => {
  const { ports, demo, fresh = false, dev = false } = options;
  const { folder: data } = keep(await holdData(options.data));
  if (fresh) await clear(data);
  const installation = await readInstallation(data);
  const credentials = { accessKeyId: installation.accessKeyId, secretAccessKey: installation.secretAccessKey };

  let listener: Parameters<typeof listenOnLoopback>[0] = notYet;
  const web = keep(await onPort('PORT', ports.web, (port) => listenOnLoopback((...both) => listener(...both), port)));
  const webOrigin = `http://localhost:${web.port}`;

  const mailbox = createMailbox({ data: await placeOf(data, 'mailbox') });
  const events = createEvents({ data: await placeOf(data, 'events') });
  const identityData = await placeOf(data, 'identity');
  const identity = keep(
    await onPort('IDENTITY_PORT', ports.identity, (port) =>
      startIdentity({ port, data: identityData, webOrigin, deliver: mailbox.deliver, adminCredentials: credentials }),
    ),
  );
  const storageData = await placeOf(data, 'storage');
  const storage = keep(
    await onPort('STORAGE_PORT', ports.storage, (port) =>
      startStorage({
        port,
        data: storageData,
        buckets: BUCKETS,
        credentials,
        allowedOrigins: [webOrigin],
        onCreated: (object) => events.emit('object-created', object),
      }),
    ),
  );
  const table = keep(
    await startTable({ data: await placeOf(data, 'table'), installation, endpoint: process.env.DYNAMODB_ENDPOINT }),
  );

  const environment = environmentOf({ installation, table: table.endpoint, identity, storage: storage.url });
  setEnvironment(environment);

  // From here on, because handlers may read their environment as soon as they are loaded.
  const { furnish } = await import('./demo/furnish.ts');
  const accounts = await furnish({ demo });
  let functions = await loadFunctions();

  const endpoints: Endpoints = {
    web: webOrigin,
    api: `${webOrigin}/v2`,
    identity: identity.url,
    storage: storage.url,
    user_pool_id: identity.userPoolId,
    web_client_id: identity.webClientId,
    identity_pool_id: identity.identityPoolId,
    accounts,
  };
  const config: WebConfig = {
    tenant: 'local',
    stage: 'loc',
    region: REGION,
    guides_url: process.env.GUIDES_URL ?? 'https://example.com/guides',
    maintenance: process.env.MAINTENANCE === 'true',
    user_pool_id: identity.userPoolId,
    web_client_id: identity.webClientId,
    identity_pool_id: identity.identityPoolId,
    identity_endpoint: identity.url,
  };
  const frontDoor = { endpoints, config, mailbox, gateway: makeGateway({ functions: () => functions }) };
  if (dev) {
    // Loaded only here: vite is not needed to serve what it has built.
    const { relaxed, startDevSite } = await import('./site/dev.ts');
    const { reloadFunctions } = await import('./gateway/reload.ts');
    const { serve, watch } = keep(await startDevSite(web.server));
    keep(reloadFunctions(watch, (reloaded) => (functions = reloaded)));
    const policy = (strict: string) => relaxed(strict, `ws://localhost:${web.port}`);
    listener = makeFrontDoor({ ...frontDoor, site: serve, policy });
  } else {
    listener = makeFrontDoor({ ...frontDoor, site: makeSite(DIST) });
  }
  return { endpoints, environment };
};

export const startStack = async (options: StackOptions): Promise<Stack> => {
  const parts: { stop: () => Promise<void> }[] = [];
  const stop = async () => {
    for (const part of parts.splice(0).reverse()) await part.stop();
  };
  try {
    const started = await startParts(options, (part) => {
      parts.push(part);
      return part;
    });
    return { ...started, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
