import type { Passkey } from '#domain/sign-in/methods.ts';
import { useChangeOwnProfile } from '../profile/own-profile.ts';

/** Names are kept with the person; those of passkeys that are gone are not kept on. */
export const useNamePasskey = () => {
  const { mutateAsync } = useChangeOwnProfile();
  return (credential_id: string, name: string, known: readonly Passkey[]) =>
    mutateAsync(({ passkey_names }) => {
      const others = passkey_names.filter(
        (one) => one.credential_id !== credential_id && known.some(({ id }) => id === one.credential_id),
      );
      return { passkey_names: [...others, { credential_id, name }] };
    });
};
