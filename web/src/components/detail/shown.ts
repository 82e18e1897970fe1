import { useOutletContext } from 'react-router-dom';

/** What the page of a thing shows, for its tabs. */
export type Shown<E> = { entity: E; mayEdit: boolean };

export const useShown = <E>() => useOutletContext<Shown<E>>();
