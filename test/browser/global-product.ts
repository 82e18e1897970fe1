/** One product for all browser tests of a run. They find its address as the base URL, the rest in its endpoints. */
import { buildWeb } from '#local/site/build.ts';
import { startProduct } from '#test/product.ts';

export default async () => {
  await buildWeb(() => console.log('Building the web app …'));
  const { endpoints, environment, stop } = await startProduct('full');
  Object.assign(process.env, environment, { PLUMBLINE_WEB: endpoints.web });
  return stop;
};
