/** Asks users for a new proof of sign-in, in a dialog above the current page. */
import { useSyncExternalStore } from 'react';
import type { Asked } from './proof.ts';

/** The user closed the dialog, so the action that needs the proof was not performed. */
export class ProofGivenUp extends Error {}

type Request = {
  /** The question that the sign-in has reached; undefined if the sign-in has not started. */
  at: Asked | undefined;
  /** The password with which the sign-in started. */
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
    const end = (done: () => void) => () => {
      become(undefined);
      done();
    };
    become({ at, password, prove: end(resolve), giveUp: end(() => reject(new ProofGivenUp())) });
  });
};
