/**
 * Starts one product for all browser tests of a run. Tests find it at the base URL, and its services in its endpoints.
 */
import { buildWeb } from '#local/site/build.ts';
import { startProduct } from '#test/product.ts';

export default async () => {
  await buildWeb(() => console.log('Building the web app …'));
  const { endpoints, environment, stop } = await startProduct('full');
  Object.assign(process.env, environment, { PLUMBLINE_WEB: endpoints.web });
  return stop;
};
