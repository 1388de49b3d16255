export { Avatar } from './avatar.tsx';
export { Badge, Dot, EventTypeBadge, PriorityBadge } from './badge.tsx';
export { Button, type ButtonProps } from './button.tsx';
export { buttonStyles } from './button-styles.ts';
export { Card, CardHeader } from './card.tsx';
export { Checkbox } from './checkbox.tsx';
export { ConfirmDialog } from './confirm-dialog.tsx';
export { createMessages } from './create-messages.ts';
export {
  addDays,
  addMonths,
  daysBetween,
  inMonth,
  isDay,
  monthDays,
  monthOf,
  monthWeeks,
  todayIn,
  weekday,
} from './day.ts';
export { Dialog } from './dialog.tsx';
export { Field } from './field.tsx';
export { docked, FloatingPanel } from './floating-panel.tsx';
export { useFocusLeftBehind } from './focus-left-behind.ts';
export { FormDialog, type FormDialogProps } from './form-dialog.tsx';
export { dateFormat } from './date-format.ts';
export { formatLongDay, formatMonth, formatShortDay, relativeDueLabel, weekdayNames } from './format-day.ts';
export { GlobalStyle } from './global-style.tsx';
export { IconButton } from './icon-button.tsx';
export { Input, TextArea } from './input.tsx';
export { Grid, Page, Row, Stack } from './layout.tsx';
export { ButtonLink, LinkText } from './links.tsx';
export { Logo } from './logo.tsx';
export { eventTone, label, priorityTone } from './meaning.ts';
export { pageLanguage } from './page-language.ts';
export { PageHeader } from './page-header.tsx';
export { ProgressBar } from './progress-bar.tsx';
export { Select } from './select.tsx';
export { Skeleton } from './skeleton.tsx';
export { FullScreenSpinner, Spinner, useLate } from './spinner.tsx';
export { EmptyState, ErrorState } from './states.tsx';
export { Tabs, TabPanel } from './tabs.tsx';
export {
  brand,
  color,
  elevation,
  fontSize,
  marker,
  media,
  quick,
  radius,
  shadow,
  sizes,
  space,
  stroke,
  tone,
} from './theme.ts';
export { Toaster } from './toaster.tsx';
export { tones, type Tone } from './tokens.ts';
export { useIsMobile } from './use-is-mobile.ts';
export { useMedia } from './use-media.ts';
export { VisuallyHidden } from './visually-hidden.tsx';
