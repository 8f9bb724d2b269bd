export { Amount, type AmountProps } from './amount/amount';
export { Badge, type BadgeProps, type BadgeTone } from './badge/badge';
export { BrandMark, type BrandMarkProps } from './brand-mark/brand-mark';
export { type BrandMarkColors, brandMarkSvg } from './brand-mark/brand-mark-svg';
export { BrandWordmark, type BrandWordmarkProps } from './brand-mark/brand-wordmark';
export { Button, type ButtonProps } from './button/button';
export type { ButtonSize, ButtonVariant } from './button/button-styles';
export { Card, type CardProps } from './card/card';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox';
export type { ControlSize } from './control-frame/control-frame';
export { Field, type FieldProps } from './field/field';
export { GameCover, type GameCoverProps } from './game-cover/game-cover';
export type { CoverCategory } from './game-cover/ground';
export { type CoverMotif, coverMotifs } from './game-cover/motifs/motifs';
export {
  BetIcon,
  CalendarIcon,
  CardIcon,
  CoinIcon,
  CopyIcon,
  DepositIcon,
  DownloadIcon,
  RecordIcon,
  TransferIcon,
  WalletIcon,
  WithdrawIcon,
} from './icons/cashier-icons';
export type { Icon, IconProps } from './icons/create-icon';
export {
  BellIcon,
  EyeIcon,
  EyeOffIcon,
  HelpIcon,
  LockIcon,
  LoginIcon,
  LogoutIcon,
  MailIcon,
  PhoneIcon,
  ServiceIcon,
  SettingsIcon,
  ShieldIcon,
  UserIcon,
  UserPlusIcon,
} from './icons/member-icons';
export {
  ArrowRightIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  CloseIcon,
  ExitIcon,
  FilterIcon,
  FullscreenIcon,
  GlobeIcon,
  GridIcon,
  HomeIcon,
  MenuIcon,
  MinusIcon,
  PlanetIcon,
  PlusIcon,
  RefreshIcon,
  SearchIcon,
  SunIcon,
} from './icons/navigation-icons';
export {
  ChessIcon,
  CrownIcon,
  EsportsIcon,
  FireIcon,
  FishingIcon,
  GiftIcon,
  LiveDealerIcon,
  LotteryIcon,
  NewIcon,
  PauseIcon,
  PlayIcon,
  SlotsIcon,
  SportIcon,
  StarFilledIcon,
  StarIcon,
  TrophyIcon,
} from './icons/play-icons';
export {
  AnnouncementIcon,
  CheckIcon,
  ClockIcon,
  ErrorIcon,
  InfoIcon,
  SuccessIcon,
  VolumeIcon,
  WarningIcon,
} from './icons/status-icons';
export { Loadable, type LoadableProps } from './loadable/loadable';
export { type UiLocale, useMessages } from './messages/messages-context';
export type { ConfirmOptions, ModalApi, NoticeOptions } from './modal/create-modal';
export { getOpenModals, modal, resetModals } from './modal/modal';
export { Modal, type ModalProps } from './modal/modal-in-place';
export type {
  CloseReason,
  ModalAnimation,
  ModalButton,
  ModalButtonType,
  ModalDirection,
  ModalOptions,
} from './modal/modal-options';
export type { ModalHandle } from './modal/modal-store';
export { type AmountIssue, type AmountLimits, amountIssue } from './money-input/amount-issue';
export { MoneyInput, type MoneyInputProps } from './money-input/money-input';
export type { QuickAmount } from './money-input/quick-amounts';
export { PasswordInput, type PasswordInputProps } from './password-input/password-input';
export { UiProvider, type UiProviderProps } from './provider/ui-provider';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/radio-group';
export { Select, type SelectOption, type SelectProps } from './select/select';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton';
export { Spinner, type SpinnerProps } from './spinner/spinner';
export { Switch, type SwitchProps } from './switch/switch';
export { type TabItem, Tabs, type TabsProps } from './tabs/tabs';
export { TextInput, type TextInputProps } from './text-input/text-input';
export { type BrandOverrides, brandCss } from './themes/brand-css';
export { GlobalStyle } from './themes/global-style';
export { isThemeName, resolveThemeName } from './themes/resolve-theme-name';
export { breakpoint } from './themes/scales';
export type { Theme, ThemeColors, ThemeName } from './themes/theme';
export { themeCss } from './themes/theme-css';
export { themeScript } from './themes/theme-script';
export { themes } from './themes/themes';
export { token } from './themes/tokens';
export { useTheme } from './themes/use-theme';
