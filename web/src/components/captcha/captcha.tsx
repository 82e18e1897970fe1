import Button from '@cloudscape-design/components/button';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Message } from '#web/components/page/message.tsx';
import { lazyPart } from '#web/parts.ts';
import type { WidgetProps } from './captcha-widget.tsx';
import type { CaptchaBox } from './use-captcha.ts';
import { useCaptchaLook } from './use-captcha-look.ts';
import './captcha.css';

/** Milliseconds after which the script counts as blocked. */
const TIMEOUT_MS = 20_000;

const CaptchaUnavailable = ({ onBroken }: WidgetProps) => {
  useEffect(onBroken, [onBroken]);
  return null;
};

const loadWidget = () => lazyPart(() => import('./captcha-widget.tsx'), CaptchaUnavailable);

export const Captcha = ({ what, round, isSolved, onSolve, onExpire }: CaptchaBox) => {
  const { t } = useTranslation();
  const group = useRef<HTMLFieldSetElement>(null);
  const [Widget, setWidget] = useState(loadWidget);
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<'loading' | 'ready' | 'broken'>('loading');

  const wanted = useCaptchaLook();
  const [look, setLook] = useState(wanted);
  // A solved captcha stays unchanged if the page changes.
  if (look.name !== wanted.name && !isSolved) setLook(wanted);

  useEffect(() => {
    // Explains to users who pressed a button why it is now disabled. A focused field keeps its focus.
    if (!(document.activeElement instanceof HTMLInputElement)) group.current?.focus();
  }, []);
  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('broken'), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const retry = () => {
    setState('loading');
    setWidget(loadWidget);
    setTries(tries + 1);
  };

  return (
    <fieldset ref={group} className="captcha" aria-labelledby="captcha-why" tabIndex={-1}>
      <Message type="warning">
        <span id="captcha-why">{t(`signIn.captcha.${what}`)}</span>
      </Message>
      {state === 'loading' && <p>{t('actions.loading')}</p>}
      {state === 'broken' && (
        <>
          <Message type="error">{t('signIn.captcha.broken')}</Message>
          <Button formAction="none" onClick={retry}>
            {t('actions.retry')}
          </Button>
        </>
      )}
      <div className="captcha-place">
        <Suspense>
          <Widget
            key={`${round} ${tries} ${look.name}`}
            {...look}
            onReady={() => setState('ready')}
            onSolve={(token) => {
              setState('ready');
              onSolve(token);
            }}
            onExpire={onExpire}
            onBroken={() => setState('broken')}
          />
        </Suspense>
      </div>
    </fieldset>
  );
};
