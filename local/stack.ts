/** Starts the product on one machine: each stand-in for an AWS service, in the order of their dependencies. */
import { mkdir, realpath, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { CommandError } from '#contract/command.ts';
import { PREFIX } from '#contract/http/prefix.ts';
import { limitsOfJobs } from '#contract/jobs/jobs.ts';
import type { WebConfig } from '#contract/web/web-config.ts';
import { EXTRA_SIGN_IN_FLOWS, LANGUAGES, SENT_CODES } from '#domain/enumerations.ts';
import type { Offered } from '#domain/language.ts';
import { startIdentity } from './aws/cognito/server.ts';
import { startFirehose } from './aws/firehose.ts';
import { isPortTaken, listenOnLoopback } from './aws/loopback.ts';
import { startStorage } from './aws/s3/server.ts';
import { CAPTCHA_SITE_KEY } from './captcha/provider.ts';
import { DIRECTORIES } from './demo/directories.ts';
import type { Endpoints } from './endpoints.ts';
import {
  ARCHIVE_BUCKET,
  environmentOf,
  FILES_BUCKET,
  INTERACTIONS_BUCKET,
  REGION,
  SITE_BUCKET,
  setEnvironment,
} from './environment.ts';
import { makeFrontDoor } from './front-door.ts';
import { type Functions, loadFunctions } from './gateway/functions.ts';
import { makeGateway } from './gateway/gateway.ts';
import { clear, makePlaces, readInstallation } from './installation.ts';
import { createClock } from './jobs/clock.ts';
import { notifyOfFiles } from './jobs/files.ts';
import type { JobHandlers } from './jobs/handlers.ts';
import { createQueues } from './jobs/queues.ts';
import { startJobs } from './jobs/start.ts';
import { type RunningHandlers, startThread } from './jobs/start-thread.ts';
import { tryLock } from './lock.mjs';
import { createMailbox } from './mailbox/mailbox.ts';
import { createReturns } from './mailbox/returns.ts';
import { DIST } from './site/build.ts';
import { CAPTCHA_SCRIPT_PATH, makeMachineServices } from './site/machine-services.ts';
import { makeSite } from './site/site.ts';
import { endOrphan, startTable } from './table.ts';
import { loadTriggers, triggers } from './triggers.ts';
import { DELIVERY_STREAM, deliver } from './web-operations/delivery.ts';
import { createOperations, OPERATIONS_PATH } from './web-operations/operations.ts';
import { createReceiver } from './webhooks/receiver.ts';

export type StackOptions = {
  data: string;
  /** 0 selects any free port. */
  ports: { web: number; identity: number; storage: number; firehose: number };
  demo: 'full' | 'empty';
  /** Deletes the data of earlier starts. */
  fresh?: boolean;
  /** Serves the web app from its sources and reloads handlers when they change. */
  dev?: boolean;
};

export type Stack = {
  endpoints: Endpoints;
  /** The handlers' environment, with which programs can reach the table and identity. */
  environment: Record<string, string>;
  stop: () => Promise<void>;
};

/** Starts a part on its port. If the port is taken, the error names the variable that changes it. */
const onPort = async <T>(variable: string, port: number, start: (port: number) => Promise<T>) => {
  try {
    return await start(port);
  } catch (error) {
    if (!isPortTaken(error)) throw error;
    throw new CommandError(`Port ${port} is in use. Choose another one with ${variable}.`);
  }
};

const holdData = async (data: string) => {
  const folder = await mkdir(data, { recursive: true })
    .then(() => realpath(data))
    .catch((error) => {
      throw new CommandError(
        `${data} cannot be the data folder (${error.code}). Choose another one with PLUMBLINE_DATA.`,
      );
    });
  const release = await tryLock(`data ${folder}`);
  if (release) return { folder, stop: async () => release() };
  throw new CommandError(
    `Plumbline is already running with ${folder}. Stop it, or choose another folder with PLUMBLINE_DATA.`,
  );
};

const idleMinutes = (text: string) => {
  const minutes = Number(text);
  if (minutes > 0 && minutes <= 720) return minutes;
  throw new CommandError(`IDLE_MINUTES is "${text}", which is not a number of minutes above 0 and up to 720.`);
};

const readLanguages = (text: string): Offered => {
  const [first, ...others] = text.split(' ').map((said) => {
    const language = LANGUAGES.find((one) => one === said);
    if (language) return language;
    throw new CommandError(
      `LANGUAGES is "${text}". It must be one or more of ${LANGUAGES.join(', ')}, separated by spaces.`,
    );
  });
  if (first) return [first, ...others];
  throw new Error('LANGUAGES is empty.');
};

type Keep = <T extends { stop: () => Promise<void> }>(part: T) => T;

const ARN = `arn:aws:firehose:${REGION}:000000000000:deliverystream/${DELIVERY_STREAM}`;

const startServices = async (data: string, { ports, demo }: StackOptions, webOrigin: string, keep: Keep) => {
  const installation = await readInstallation(data);
  const { accessKeyId, secretAccessKey } = installation;
  const credentials = { accessKeyId, secretAccessKey };
  const places = await makePlaces(data);
  const recordsInteractions = process.env.INTERACTION_ANALYTICS === 'on';

  const mailbox = createMailbox({ data: places.mailbox });
  const receiver = createReceiver();
  const clock = createClock();
  const queues = createQueues(places.jobs, limitsOfJobs, clock);
  const returns = createReturns(mailbox.deliver, queues);
  const identity = await onPort('IDENTITY_PORT', ports.identity, (port) =>
    startIdentity({
      port,
      data: places.identity,
      webOrigin,
      deliver: returns.deliver,
      adminCredentials: credentials,
      triggers,
      extraFlows: EXTRA_SIGN_IN_FLOWS,
      providers: DIRECTORIES,
    }),
  );
  keep(identity);
  const storage = await onPort('STORAGE_PORT', ports.storage, (port) =>
    startStorage({
      port,
      data: places.storage,
      buckets: [FILES_BUCKET, SITE_BUCKET, ARCHIVE_BUCKET, ...(recordsInteractions ? [INTERACTIONS_BUCKET] : [])],
      credentials,
      allowedOrigins: [webOrigin],
      onCreated: notifyOfFiles(queues),
    }),
  );
  keep(storage);
  const { findSession } = identity;
  const firehose = recordsInteractions
    ? await onPort('FIREHOSE_PORT', ports.firehose, (port) =>
        startFirehose({ port, stream: DELIVERY_STREAM, arn: ARN, findSession, deliver }),
      )
    : undefined;
  if (firehose) keep(firehose);
  const table = await startTable({ data: places.table, installation, endpoint: process.env.DYNAMODB_ENDPOINT });
  keep(table);

  const languages = readLanguages(process.env.LANGUAGES || LANGUAGES.join(' '));
  const environment = environmentOf({
    languages,
    installation,
    table,
    identity,
    storage: storage.url,
    webOrigin,
  });
  setEnvironment(environment);
  // For commands on the local data, such as `npm run tenant:export`.
  await writeFile(join(data, 'environment.json'), JSON.stringify(environment), { mode: 0o600 });
  // Imported late, because its modules read the environment.
  const { furnish } = await import('./demo/furnish.ts');
  const accounts = await furnish({ demo });

  const ids = {
    user_pool_id: identity.userPoolId,
    web_client_id: identity.webClientId,
    proof_client_id: identity.proofClientId,
  };
  const endpoints: Endpoints = {
    web: webOrigin,
    api: `${webOrigin}${PREFIX}`,
    identity: identity.url,
    storage: storage.url,
    ...ids,
    identity_pool_id: identity.identityPoolId,
    accounts,
  };
  const config: WebConfig = {
    tenant: 'local',
    stage: 'loc',
    region: REGION,
    languages,
    guides_url: process.env.GUIDES_URL ?? 'https://example.com/guides',
    maintenance: process.env.MAINTENANCE === 'true',
    // Feature flags and error reports stay local unless the environment names accounts for them.
    feature_flag_client_id: process.env.FEATURE_FLAG_CLIENT_ID || undefined,
    error_reporting_dsn: process.env.ERROR_REPORTING_DSN || undefined,
    interactions: firehose && {
      identity_pool_id: identity.identityPoolId,
      delivery_stream: DELIVERY_STREAM,
      endpoint: firehose.url,
    },
    shows_operations_at: OPERATIONS_PATH,
    idle_minutes: idleMinutes(process.env.IDLE_MINUTES || '30'),
    second_factors: SENT_CODES,
    ...ids,
    identity_endpoint: identity.url,
    sign_in_domain: identity.domain,
    providers: DIRECTORIES,
    captcha: { site_key: CAPTCHA_SITE_KEY, script: CAPTCHA_SCRIPT_PATH },
  };
  const operations = createOperations();
  const machineService = makeMachineServices(credentials, returns, queues, clock, receiver, operations);
  const startTheJobs = (handlers: JobHandlers) =>
    startJobs({ data: places.jobs, clock, queues, table, installation, handlers });
  return { mailbox, queues, receiver, operations, environment, endpoints, config, machineService, startTheJobs };
};

type StartHandlers = () => Promise<RunningHandlers>;

const startParts = async (
  options: StackOptions,
  startHandlers: StartHandlers,
  keep: Keep,
): Promise<Omit<Stack, 'stop'>> => {
  const { folder: data } = keep(await holdData(options.data));
  const { table } = await makePlaces(data);
  await endOrphan(table);
  if (options.fresh) await clear(data);

  // Opens the port first, because other parts need the origin; answers 503 until they are ready.
  let listener: RequestListener = (_, response) => response.writeHead(503, { 'retry-after': '1' }).end();
  const web = await onPort('PORT', options.ports.web, (port) =>
    listenOnLoopback((request, response) => listener(request, response), port),
  );
  keep(web);
  const services = await startServices(data, options, `http://localhost:${web.port}`, keep);

  let [functions, jobs] = await Promise.all([loadFunctions(), startHandlers(), loadTriggers()]);
  keep(jobs);
  const gateway = makeGateway({ functions: () => functions });
  if (options.dev) {
    // Imported only here, because vite is not needed to serve a build.
    const { relaxed, startDevSite } = await import('./site/dev.ts');
    const { reloadHandlers } = await import('./gateway/reload.ts');
    const { serve, watch } = keep(await startDevSite(web.server));
    const useFunctions = (loaded: Functions) => {
      functions = loaded;
    };
    keep(reloadHandlers(watch, useFunctions, jobs.reload));
    const policy = (strict: string) => relaxed(strict, `ws://localhost:${web.port}`);
    listener = makeFrontDoor({ ...services, gateway, site: serve, policy });
  } else {
    listener = makeFrontDoor({ ...services, gateway, site: makeSite(DIST) });
  }
  // Starts the jobs last, because messages reach the queues through the front door.
  keep(await services.startTheJobs(jobs.handlers));
  return services;
};

/** Measurements pass handlers of their own thread, where they count what the jobs consume. */
export const startStack = async (options: StackOptions, startHandlers: StartHandlers = startThread): Promise<Stack> => {
  process.umask(0o077); // data files are private, whichever part creates them
  const parts: { stop: () => Promise<void> }[] = [];
  const stop = async () => {
    for (const part of parts.splice(0).reverse()) await part.stop();
  };
  try {
    const started = await startParts(options, startHandlers, (part) => {
      parts.push(part);
      return part;
    });
    return { endpoints: started.endpoints, environment: started.environment, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
