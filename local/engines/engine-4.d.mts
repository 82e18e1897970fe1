/** Engine 4 as it was when engine 5 replaced it, kept in the same way as engine 3. */
export { analysis, BiasPlan, BiasResult } from './engine-3.mjs';
