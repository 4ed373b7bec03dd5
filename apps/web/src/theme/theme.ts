import { theme as antd, type ThemeConfig } from 'antd';
import { prefersStill } from './prefers-still.ts';

export type Appearance = 'light' | 'dark';

/** Inter has Latin characters only; for Chinese the system's Traditional Chinese fonts are used. */
export const fontFamily =
  "'Inter Variable', 'PingFang HK', 'PingFang TC', 'Noto Sans TC', 'Noto Sans CJK TC', 'Noto Sans HK', 'Microsoft JhengHei', system-ui, sans-serif";

const shared = {
  colorPrimary: '#0085ca',
  fontFamily,
  fontSize: 14,
  lineHeight: 1.5715,
  controlHeight: 34,
  controlHeightLG: 42,
  controlHeightSM: 26,
  borderRadius: 8,
  borderRadiusLG: 12,
  borderRadiusSM: 6,
  colorBgMask: 'rgba(13, 27, 40, 0.36)',
};

/**
 * For people who want no movement, so that a click on a list or a dialog hits what it aims at. Movement lasts one
 * hundredth of a second and is not off: with it off, antd attaches a dialog only after its first field asked for the
 * focus, and the focus goes to the Close button.
 */
const still = { motionDurationFast: '0.01s', motionDurationMid: '0.01s', motionDurationSlow: '0.01s' };

const light = {
  ...shared,
  colorText: '#17212b',
  colorTextSecondary: '#55636f',
  colorTextTertiary: '#66737f',
  colorTextPlaceholder: '#66737f',
  colorTextDescription: '#66737f',
  colorBgLayout: '#f5f7f9',
  colorBgContainer: '#ffffff',
  colorBorder: '#d5dce2',
  colorBorderSecondary: '#e8edf1',
  colorSuccess: '#14663c',
  colorSuccessBg: '#e5f4ec',
  colorWarning: '#b45309',
  colorWarningBg: '#fff8ee',
  colorError: '#b3362c',
  colorErrorBg: '#f6eeee',
  colorErrorText: '#8a3a33',
  colorLink: '#0070ab',
  colorLinkHover: '#0085ca',
  colorLinkActive: '#005f94',
};

const dark = {
  ...shared,
  colorText: '#e6edf2',
  colorTextSecondary: '#a9b7c1',
  colorTextTertiary: '#93a2ad',
  colorTextPlaceholder: '#93a2ad',
  colorTextDescription: '#93a2ad',
  colorBgBase: '#0f1519',
  colorBgLayout: '#0f1519',
  colorBgContainer: '#172027',
  colorBgElevated: '#1c2730',
  colorBorder: '#35434e',
  colorBorderSecondary: '#26323b',
  colorSuccess: '#6fcf9b',
  colorWarning: '#f0a955',
  colorError: '#f08a80',
  colorLink: '#5bb8ea',
  colorLinkHover: '#8accf0',
  colorLinkActive: '#3fa6de',
};

/**
 * Blue backgrounds behind text are darker steps of the brand's hue: white text on them has a contrast of at least
 * 4.5:1, also on hover.
 */
const filledButton = {
  colorPrimary: '#0074b3',
  colorPrimaryHover: '#007abd',
  colorPrimaryActive: '#005f94',
  primaryShadow: 'none',
  defaultShadow: 'none',
  dangerShadow: 'none',
  fontWeight: 500,
  contentFontSizeLG: 15,
  paddingInline: 14,
};

/** The red of the dark appearance is light, so the text on it is dark; the blue of a filled button is too dark for text. */
const darkButton = {
  dangerColor: '#3a0f0a',
  defaultHoverColor: dark.colorLinkHover,
  defaultHoverBorderColor: dark.colorLink,
  defaultActiveColor: dark.colorLink,
  defaultActiveBorderColor: dark.colorLinkActive,
};

export function themeOf(appearance: Appearance): ThemeConfig {
  const isDark = appearance === 'dark';
  return {
    cssVar: { key: 'folio' },
    hashed: false,
    algorithm: isDark ? antd.darkAlgorithm : antd.defaultAlgorithm,
    token: { ...(isDark ? dark : light), ...(prefersStill() ? still : {}) },
    components: {
      Button: isDark ? { ...filledButton, ...darkButton } : filledButton,
      Form: {
        itemMarginBottom: 26,
        verticalLabelPadding: '0 0 6px',
        labelRequiredMarkColor: isDark ? '#f08a80' : '#b3362c',
      },
      Table: {
        headerBg: isDark ? '#1a242c' : '#fafcfd',
        headerColor: isDark ? '#a9b7c1' : '#55636f',
        headerSplitColor: 'transparent',
        cellPaddingBlock: 9,
        cellPaddingInline: 12,
        cellFontSize: 13,
        rowHoverBg: isDark ? '#1b2831' : '#f5fafd',
        rowSelectedBg: isDark ? '#12303f' : '#eef7fd',
        rowSelectedHoverBg: isDark ? '#163a4c' : '#e4f3fc',
        borderColor: isDark ? '#26323b' : '#e8edf1',
      },
      Segmented: { itemSelectedColor: isDark ? '#5bb8ea' : '#00649a', trackBg: isDark ? '#1c2730' : '#eef2f5' },
      Modal: { titleFontSize: 17, borderRadiusLG: 14 },
      Input: { activeShadow: '0 0 0 3px rgba(0, 133, 202, 0.16)' },
      Select: { activeOutlineColor: 'rgba(0, 133, 202, 0.16)' },
    },
  };
}
