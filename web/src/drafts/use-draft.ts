import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { draftQueries } from './queries.ts';
import { holdDraft, type Left } from './vault.ts';
import type { Drafts } from './with-drafts.tsx';
import { draftWriter } from './writer.ts';

/** Keeps what is typed into a form on this device while it is unsaved, and offers what was left in it before. */
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

  /** What has been typed by now stays a draft of its own, to be offered next. */
  const goOnFrom = ({ id, text: before }: Left): C => {
    const next = draftWriter(form, open, setIsKept);
    next.goOnFrom(id);
    setWriter(next);
    setLeft(text === undefined ? others : [{ id: writer.id, at: Date.now(), text }, ...others]);
    return JSON.parse(before);
  };

  /** Gone from the device at once; its offer stays, so that it can be had back. */
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
    /** What was left unsaved before, the newest first. */
    offer: offer && {
      at: new Date(offer.at),
      content: JSON.parse(offer.text) as C, // written by this same form
      of: left.length,
      isDiscarded,
      onDiscard: discard,
      onUndo: undo,
      onNext: goOnToNext,
    },
    /** The content to go on with. */
    resume: () => offer && goOnFrom(offer),
    /** Whether what is typed outlives this page. */
    isKept,
    end: writer.end,
  };
};
