import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { draftQueries } from './queries.ts';
import { holdDraft, type Left } from './vault.ts';
import type { Drafts } from './with-drafts.tsx';
import { draftWriter } from './writer.ts';

/** Stores unsaved input of a form on this device and offers earlier drafts of the same form. */
export const useDraft = <C extends object>({ form, left: found }: Drafts, unsaved: C | undefined) => {
  const client = useQueryClient();
  const { id: owner } = useCurrentUser();
  const [isKept, setIsKept] = useState(false);
  const open = () => client.ensureQueryData(draftQueries.vault(owner));
  const [writer, setWriter] = useState(() => draftWriter(form, open, setIsKept));
  const [left, setLeft] = useState(found);
  const [isDiscarded, setIsDiscarded] = useState(false);
  const [offer, ...others] = left;
  const text = unsaved && JSON.stringify(unsaved);

  useEffect(() => holdDraft(writer.id), [writer]);
  useEffect(() => {
    if (text === undefined) writer.end();
    else writer.keep(text);
  }, [writer, text]);

  /** Input entered so far becomes a draft of its own and is offered next. */
  const goOnFrom = ({ id, text: before }: Left): C => {
    const next = draftWriter(form, open, setIsKept);
    next.goOnFrom(id);
    setWriter(next);
    setLeft(text === undefined ? others : [{ id: writer.id, at: Date.now(), text }, ...others]);
    return JSON.parse(before);
  };

  /** Removes the draft from the device at once; the offer stays, for undo. */
  const discard = async () => {
    setIsDiscarded(true);
    if (offer) await (await open()).remove([offer.id]);
  };
  const undo = async () => {
    setIsDiscarded(false);
    if (offer) await (await open()).keep(form, offer);
  };
  const goOnToNext = () => {
    setIsDiscarded(false);
    setLeft(others);
  };

  return {
    /** Earlier drafts, newest first. */
    offer: offer && {
      at: new Date(offer.at),
      content: JSON.parse(offer.text) as C, // written by the same form
      of: left.length,
      isDiscarded,
      onDiscard: discard,
      onUndo: undo,
      onNext: goOnToNext,
    },
    /** Returns the content of the offered draft. */
    resume: () => offer && goOnFrom(offer),
    /** Whether the current input is stored on the device. */
    isKept,
    end: writer.end,
  };
};
