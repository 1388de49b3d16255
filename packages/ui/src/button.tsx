import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef, type ComponentProps } from 'react';
import { spin } from './motion.ts';
import { buttonStyles, type ButtonLook } from './button-styles.ts';
import { useFocusLeftBehind } from './focus-left-behind.ts';

/** Props of a `<button>`; its type is `button` by default. */
export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** The action is running: the button is disabled and shows a spinner next to its text. */
  busy?: boolean | undefined;
}

/**
 * Takes the focus back when `busy` ends, since a disabled button loses it, and passes it to a surrounding element
 * when removed.
 */
export const Button = ({ variant, size, busy = false, disabled, children, ref, ...rest }: ButtonProps) => {
  const own = useRef<HTMLButtonElement | null>(null);
  const hadFocus = useRef(false);
  useFocusLeftBehind(own, hadFocus);

  // a disabled control loses the focus; give it back when the action ends
  useEffect(() => {
    const button = own.current;
    if (busy) hadFocus.current = document.activeElement === button || document.activeElement === document.body;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (document.activeElement === document.body) button?.focus();
    }
  }, [busy]);

  return (
    <button
      type="button"
      {...rest}
      ref={(element) => {
        own.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      css={buttonStyles({ variant, size })}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy && <LoaderCircle css={spin} aria-hidden />}
      {children}
    </button>
  );
};
