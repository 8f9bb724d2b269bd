export { Amount, type AmountProps } from './amount/amount';
export { Avatar, type AvatarProps } from './avatar/avatar';
export { Badge, type BadgeProps, type BadgeTone } from './badge/badge';
export { BarChart, type BarChartProps, type BarGroup, type BarSeries } from './bar-chart/bar-chart';
export { BrandMark, type BrandMarkProps } from './brand-mark/brand-mark';
export { type BrandMarkColors, brandMarkSvg } from './brand-mark/brand-mark-svg';
export { BrandWordmark, type BrandWordmarkProps } from './brand-mark/brand-wordmark';
export { Button, type ButtonProps } from './button/button';
export type { ButtonSize, ButtonVariant } from './button/button-styles';
export { Card, type CardProps } from './card/card';
export { Carousel, type CarouselProps, type CarouselSlide } from './carousel/carousel';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox';
export { CodeInput, type CodeInputProps } from './code-input/code-input';
export type { ControlSize } from './control-frame/control-frame';
export { CopyButton, type CopyButtonProps } from './copy-button/copy-button';
export { Countdown, type CountdownProps } from './countdown/countdown';
export { saveFile } from './csv/save-file';
export { toCsv } from './csv/to-csv';
export { DataTable, type DataTableProps } from './data-table/data-table';
export type { TableColumn, TableGroups } from './data-table/table-column';
export type { SortDirection, TableSort } from './data-table/table-sort';
export { type DatePreset, type DateRange, presetRange } from './date-range-picker/date-range';
export { DateRangePicker, type DateRangePickerProps } from './date-range-picker/date-range-picker';
export { Drawer, type DrawerProps } from './drawer/drawer';
export type { DrawerSide } from './drawer/drawer-styles';
export { Ellipsis, type EllipsisProps } from './ellipsis/ellipsis';
export { Empty, type EmptyProps } from './empty/empty';
export { ErrorFallback, type ErrorFallbackProps } from './error-fallback/error-fallback';
export { Field, type FieldProps } from './field/field';
export { FileUpload, type FileUploadProps } from './file-upload/file-upload';
export type { UploadFunction } from './file-upload/use-uploads';
export { GameCover, type GameCoverProps } from './game-cover/game-cover';
export { type CoverShape, coverShapes } from './game-cover/layout';
export { type CoverMotif, coverMotifs } from './game-cover/motifs/motifs';
export type { CoverCategory } from './game-cover/patterns';
export { useMounted } from './hooks/use-mounted';
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
  FullscreenIcon,
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
export { Marquee, type MarqueeItem, type MarqueeProps } from './marquee/marquee';
export { Masked, type MaskedProps } from './masked/masked';
export { type UiLocale, type UiMessages, useMessages } from './messages/messages-context';
export { Modal, type ModalProps } from './modal/controlled-modal';
export type { ConfirmOptions, ModalApi, NoticeOptions } from './modal/create-modal';
export { modal } from './modal/modal';
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
export type { QuickAmount } from './money-input/money-input';
export { MoneyInput, type MoneyInputProps } from './money-input/money-input';
export { Odds, type OddsProps } from './odds/odds';
export { LoadMore, type LoadMoreProps } from './pagination/load-more';
export { Pagination, type PaginationProps } from './pagination/pagination';
export { PasswordInput, type PasswordInputProps } from './password-input/password-input';
export { PhoneInput, type PhoneInputProps } from './phone-input/phone-input';
export { Popover, type PopoverProps } from './popover/popover';
export { Progress, type ProgressProps } from './progress/progress';
export { UiProvider } from './provider/ui-provider';
export { type UiProviderProps, UiRoot } from './provider/ui-root';
export { QrCode, type QrCodeProps } from './qr-code/qr-code';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/radio-group';
export { AuthScene } from './scenes/auth-scene';
export { CardBackScene } from './scenes/card-back-scene';
export { PhoneScene } from './scenes/phone-scene';
export { type BannerScene, bannerScenes, SceneBanner, type SceneBannerProps } from './scenes/scene-banner';
export type { SceneProps } from './scenes/scene-canvas';
export { SceneTheme, type SceneThemeProps } from './scenes/scene-settings';
export {
  type EmptyScene,
  type NoticeScene,
  SceneEmpty,
  type SceneEmptyProps,
  SceneNotice,
  type SceneNoticeProps,
} from './scenes/scene-vignette';
export { Select, type SelectOption, type SelectProps } from './select/select';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton';
export { type ChartPoint, Sparkline, type SparklineProps } from './sparkline/sparkline';
export { Spinner, type SpinnerProps } from './spinner/spinner';
export { type StepItem, Steps, type StepsProps } from './steps/steps';
export { fadingStrip } from './strip/strip-styles';
export { useStrip } from './strip/use-strip';
export { Switch, type SwitchProps } from './switch/switch';
export { type TabItem, Tabs, type TabsProps } from './tabs/tabs';
export { TextArea, type TextAreaProps } from './text-area/text-area';
export { TextInput, type TextInputProps } from './text-input/text-input';
export {
  type BrandLogo,
  type BrandOverrides,
  type BrandTheme,
  brandCss,
  brandStyle,
  brandTokens,
} from './themes/brand-theme';
export { contrastRatio } from './themes/contrast';
export { GlobalStyle } from './themes/global-style';
export { inAlphabet } from './themes/in-alphabet';
export {
  defaultThemeName,
  inScheme,
  type ThemeEntry,
  type ThemeName,
  themeEntries,
  themeNames,
  themes,
} from './themes/registry';
export { isThemeName, resolveThemeName } from './themes/resolve-theme-name';
export { breakpoint } from './themes/scales';
export type { ColorScheme, MarkColors, Theme, ThemeColors } from './themes/theme';
export { themeCss } from './themes/theme-css';
export { themeScript } from './themes/theme-script';
export { token } from './themes/tokens';
export { useTheme } from './themes/use-theme';
export { toast } from './toast/toast';
export { ToastHost, type ToastHostProps } from './toast/toast-host';
export type { ToastOptions, ToastTone } from './toast/toast-store';
export { Tooltip, type TooltipProps } from './tooltip/tooltip';
export { VirtualList, type VirtualListProps } from './virtual-list/virtual-list';
