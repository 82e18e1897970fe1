/** Engine 5 as it was when engine 6 replaced it, kept in the same way as engine 3. */
export { analysis, BiasPlan, BiasResult } from './engine-3.mjs';
