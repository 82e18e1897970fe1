import { createContext } from 'react';

/** Opens the help panel of the layout. */
export const OpenHelp = createContext(() => {});
