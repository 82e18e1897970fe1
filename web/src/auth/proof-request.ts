/** Whoever must prove once more who they are is asked for it in a dialog, above whatever they are at. */
import { useSyncExternalStore } from 'react';
import type { Asked } from './proof.ts';

/** They closed the dialog: what needed the proof was not done. */
export class ProofGivenUp extends Error {}

type Request = {
  /** Where the sign-in stands already; nothing where it is to begin. */
  at: Asked | undefined;
  /** With which it began. */
  password: string | undefined;
  prove: () => void;
  giveUp: () => void;
};

let request: Request | undefined;
const listeners = new Set<() => void>();

const become = (next: Request | undefined) => {
  request = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useProofRequest = () => useSyncExternalStore(subscribe, () => request);

export const requestProof = (at?: Asked, password?: string) => {
  request?.giveUp();
  return new Promise<void>((resolve, reject) => {
    const end = (settle: () => void) => () => {
      become(undefined);
      settle();
    };
    become({ at, password, prove: end(resolve), giveUp: end(() => reject(new ProofGivenUp())) });
  });
};
