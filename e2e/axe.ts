import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Expects no accessibility fault (WCAG 2.2 AA) on the page as it is now, in the light and in the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((scheme) => document.documentElement.setAttribute('data-mantine-color-scheme', scheme), theme)
    // Halfway between two themes a colour is neither: what fades has to come to its end first.
    await page.evaluate(async () => {
      const fading = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
      await Promise.allSettled(fading.map((each) => each.finished))
    })
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    const faults = violations.map(
      ({ id, nodes }) => `${theme}: ${id} at ${nodes.map((node) => node.target).join(', ')}`,
    )
    expect(faults).toEqual([])
  }
}
