import type { PartProps } from '../scene-canvas';

/** A bridge with its middle gone. */
export const Network = ({ id }: PartProps) => (
  <>
    <path d="M20 150H220V164H20Z" fill="var(--near)" opacity=".35" />
    <path
      d="M40 158h24M84 162h30M140 157h20M176 162h24"
      stroke="var(--mist)"
      strokeWidth="2"
      strokeLinecap="round"
    />
    <path
      d="M16 154V128Q56 96 92 86L98 96L92 104L100 112Q84 124 82 154H60Q58 132 44 132Q34 134 34 154ZM224 154V128Q184 96 150 86L142 94L150 102L142 112Q156 124 158 154H180Q182 132 196 132Q206 134 206 154Z"
      fill={`url(#${id}stone)`}
      stroke="var(--stone-2)"
    />
    <path
      d="M16 126Q56 94 90 84M224 126Q184 94 152 84"
      fill="none"
      stroke="var(--wood-1)"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path
      d="M28 118V104M48 105V91M68 94V80M212 118V104M192 105V91M172 94V80M86 86V74M156 86V74"
      stroke="var(--wood-1)"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path
      d="M16 112Q56 80 88 72M224 112Q184 80 154 72"
      fill="none"
      stroke="var(--wood-1)"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path
      d="M108 120l14 6l-4 12l-14 -6ZM126 136l12 -4l3 10l-12 4Z"
      fill={`url(#${id}stone)`}
      stroke="var(--stone-2)"
    />
    <g fill="none" stroke={`url(#${id}lamp)`} strokeWidth="5" strokeLinecap="round">
      <path d="M106 62q15 -13 30 0" />
      <path d="M95 50q26 -22 52 0" strokeDasharray="16 10" />
    </g>
    <circle cx="121" cy="74" r="4.5" fill={`url(#${id}lamp)`} />
  </>
);
